// How a matrix on its way to bidiagonal form is spread over workgroups that wait for each other: twice, by columns, in registers, and by
// rows, in registers too or in memory.
import { type CooperativeTile, cooperativeTile, mailWords, mostOf, type Part } from '../cooperativeTiles.ts';

export interface GebrdTile extends CooperativeTile {
  /** Whether rows are in memory. */
  readonly STORED: 0 | 1;
}

const tile = (STORED: 0 | 1, ...size: Parameters<typeof cooperativeTile>): GebrdTile => ({
  ...cooperativeTile(...size),
  STORED,
});

/** Smallest first. */
export const GEBRD_TILES: readonly GebrdTile[] = [
  tile(0, 32, 4, 1, 8, 16),
  tile(0, 32, 8, 1, 8, 32),
  tile(0, 32, 8, 2, 8, 64),
  tile(0, 32, 8, 4, 8, 128),
  tile(1, 32, 16, 4, 16, 128),
];
/** For tests, with subgroups of any size. */
export const LIGHT_TILES: readonly GebrdTile[] = [
  tile(0, 0, 1, 1, 16, 1),
  tile(1, 0, 2, 1, 64, 1),
  tile(0, 4, 8, 2, 4, 4),
  tile(1, 8, 4, 2, 8, 2),
];

/** The most rows of all. */
export const MOST_TOGETHER = Math.max(...GEBRD_TILES.map(mostOf));

/** Words of mail for some columns of an m x n matrix: for each what is below its diagonal and right of it, twice. */
export const lettersOf = (m: number, n: number, { start, columns }: Part): number =>
  2 * columns * (m + n - 2 * start - 1 - columns);
export const gebrdMail = (m: number, n: number, parts: readonly Part[]): number =>
  mailWords(parts, (part) => lettersOf(m, n, part));
