// How a matrix on its way to bidiagonal form is spread over the registers of workgroups that wait for each other: twice, by columns and by
// rows.
import { type CooperativeTile, cooperativeTile, mailWords, mostOf, type Part } from '../cooperativeTiles.ts';

/** Smallest first. */
export const GEBRD_TILES: readonly CooperativeTile[] = [
  cooperativeTile(32, 4, 1, 8, 16),
  cooperativeTile(32, 8, 1, 8, 32),
  cooperativeTile(32, 8, 2, 8, 64),
  cooperativeTile(32, 8, 4, 8, 128),
];
/** For tests, with subgroups of any size. */
export const LIGHT_TILES: readonly CooperativeTile[] = [
  cooperativeTile(0, 4, 1, 32, 1),
  cooperativeTile(4, 8, 2, 4, 4),
  cooperativeTile(8, 4, 2, 8, 2),
];

/** The most rows of all. */
export const MOST_TOGETHER = Math.max(...GEBRD_TILES.map(mostOf));

/** Words of mail for some columns of an m x n matrix: for each what is below its diagonal and right of it, twice. */
export const lettersOf = (m: number, n: number, { start, columns }: Part): number =>
  2 * columns * (m + n - 2 * start - 1 - columns);
export const gebrdMail = (m: number, n: number, parts: readonly Part[]): number =>
  mailWords(parts, (part) => lettersOf(m, n, part));
