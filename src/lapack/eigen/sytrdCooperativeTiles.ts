// How a symmetric matrix is spread over the registers of workgroups that wait for each other.
import { HEAD, type Threads, threads } from '../mail.ts';

/** Rows of a thread, columns of a workgroup, and how many of these there are. */
export interface CooperativeTile extends Threads {
  readonly EACH: number;
  readonly COLS: number;
  readonly GROUPS: number;
}

const tile = (LANES: number, LINES: number, EACH: number, COLS: number, GROUPS: number): CooperativeTile => ({
  ...threads(LANES, LINES),
  ...{ EACH, COLS, GROUPS },
});

/**
 * Smallest first. Of those tried for an order the fastest; H200, 2026-11, GPU ms of a reduction: order 512 in 64 workgroups of 256 threads
 * 0.89, in 32 0.87, in 64 of 128 0.91; 1024 in 64 of 256 2.2, in 64 of 512 2.7, in 128 of 256 2.9; 2048 in 128 of 256 8.1, of 512 9.3.
 */
export const COOPERATIVE_TILES: readonly CooperativeTile[] = [
  tile(32, 4, 1, 8, 16),
  tile(32, 8, 1, 8, 32),
  tile(32, 8, 2, 8, 64),
  tile(32, 8, 4, 16, 64),
  tile(32, 8, 8, 16, 128),
];
/** For tests, with subgroups of any size. */
export const LIGHT_TILES: readonly CooperativeTile[] = [tile(0, 4, 1, 32, 1), tile(4, 8, 2, 4, 4), tile(8, 4, 2, 8, 2)];

/** The largest order that it holds. */
export const mostOf = ({ ROWS, LINES, EACH, COLS, GROUPS }: CooperativeTile): number =>
  Math.min(ROWS * LINES * EACH, COLS * GROUPS);

/** The largest order of all. */
export const MOST_TOGETHER = Math.max(...COOPERATIVE_TILES.map(mostOf));

/** Words of mail for so many columns of an order: for each what is below its diagonal, twice. */
export const lettersOf = (order: number, columns: number): number => columns * (2 * order - 1 - columns);

/** Columns that are reduced together. */
export interface Part {
  readonly start: number;
  readonly columns: number;
  readonly tile: CooperativeTile;
}

/**
 * What is reduced together of `count` columns of an order, smallest tile first: as soon as a smaller tile holds what is left that is given
 * to it, because the fewer letters there are and the less a thread has the sooner a column is done.
 */
export function partsOf(tiles: readonly CooperativeTile[], order: number, count: number): Part[] {
  const parts: Part[] = [];
  for (let start = 0; start < count; ) {
    const left = order - start;
    const fits = tiles.findIndex((tile) => left <= mostOf(tile));
    const smaller = fits > 0 ? mostOf(tiles[fits - 1]!) : 0;
    const columns = Math.min(left - smaller, count - start);
    parts.push({ start, columns, tile: tiles[fits]! });
    start += columns;
  }
  return parts;
}

/** Words of mail that the largest of parts takes, with what is in front. */
export const mailWords = (order: number, parts: readonly Part[]): number =>
  HEAD + Math.max(...parts.map(({ start, columns }) => lettersOf(order - start, columns)));
