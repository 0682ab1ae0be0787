// How a symmetric matrix is spread over the registers of workgroups that wait for each other.
import { type CooperativeTile, cooperativeTile, mailWords, mostOf, type Part } from '../cooperativeTiles.ts';

/**
 * Smallest first. Of those tried for an order the fastest; H200, 2026-11, GPU ms of a reduction: order 512 in 64 workgroups of 256 threads
 * 0.89, in 32 0.87, in 64 of 128 0.91; 1024 in 64 of 256 2.2, in 64 of 512 2.7, in 128 of 256 2.9; 2048 in 128 of 256 8.1, of 512 9.3.
 */
export const SYTRD_TILES: readonly CooperativeTile[] = [
  cooperativeTile(32, 4, 1, 8, 16),
  cooperativeTile(32, 8, 1, 8, 32),
  cooperativeTile(32, 8, 2, 8, 64),
  cooperativeTile(32, 8, 4, 16, 64),
  cooperativeTile(32, 8, 8, 16, 128),
];
/** For tests, with subgroups of any size. */
export const LIGHT_TILES: readonly CooperativeTile[] = [
  cooperativeTile(0, 1, 1, 16, 1),
  cooperativeTile(0, 2, 1, 64, 1),
  cooperativeTile(4, 8, 2, 4, 4),
  cooperativeTile(8, 4, 2, 8, 2),
];

/** The largest order of all. */
export const MOST_TOGETHER = Math.max(...SYTRD_TILES.map(mostOf));

/** Words of mail for some columns of an order: for each what is below its diagonal, twice. */
export const lettersOf = (order: number, { start, columns }: Part): number =>
  columns * (2 * (order - start) - 1 - columns);
export const sytrdMail = (order: number, parts: readonly Part[]): number =>
  mailWords(parts, (part) => lettersOf(order, part));
