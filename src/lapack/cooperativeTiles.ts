// How a matrix is spread over the registers of workgroups that wait for each other, and which of its columns go together.
import { HEAD, type Threads, threads } from './mail.ts';

/** Rows of a thread, columns of a workgroup, and how many of these there are. */
export interface CooperativeTile extends Threads {
  readonly EACH: number;
  readonly COLS: number;
  readonly GROUPS: number;
}

export const cooperativeTile = (
  LANES: number,
  LINES: number,
  EACH: number,
  COLS: number,
  GROUPS: number,
): CooperativeTile => ({ ...threads(LANES, LINES), EACH, COLS, GROUPS });

/** The largest order that it holds. */
export const mostOf = ({ ROWS, LINES, EACH, COLS, GROUPS }: CooperativeTile): number =>
  Math.min(ROWS * LINES * EACH, COLS * GROUPS);

/** Bytes of a workgroup's memory that its kernels take at most: two vectors of 2048 numbers, and sums. */
const BYTES = 8 * 2048 + 2048;

export interface Cooperation {
  /** Threads of every subgroup; 0 where that is not one number for all. */
  readonly fixedLanes: number;
  /** Workgroups that run at the same time. */
  readonly cooperating: number;
  /** Threads and bytes that a workgroup may have. */
  readonly threads: number;
  readonly workgroupBytes: number;
}

/** Those of some tiles, the smallest first, that a device can take, up to the first that holds an order, if there is one. */
export function tilesFor<T extends CooperativeTile>(
  tiles: readonly T[],
  { fixedLanes, cooperating, threads: most, workgroupBytes }: Cooperation,
  order: number,
): readonly T[] {
  if (workgroupBytes < BYTES) return [];
  // Half of the workgroups that were counted: with so many registers a processor may hold one of these where it held two of those.
  const all = tiles.filter(
    ({ LANES, ROWS, LINES, GROUPS }) => LANES === fixedLanes && GROUPS <= cooperating / 2 && ROWS * LINES <= most,
  );
  return all.slice(0, all.findIndex((tile) => order <= mostOf(tile)) + 1);
}

/** Columns that are reduced together. */
export interface Part<T extends CooperativeTile = CooperativeTile> {
  readonly start: number;
  readonly columns: number;
  readonly tile: T;
}

/** Together at most: where workgroups do not meet one alone takes a second for as many of the largest matrices. */
const MOST_COLUMNS = 512;

/**
 * What is reduced together of `count` columns of an order, smallest tile first: as soon as a smaller tile holds what is left that is given
 * to it, because the fewer letters there are and the less a thread has the sooner a column is done.
 */
export function partsOf<T extends CooperativeTile>(tiles: readonly T[], order: number, count: number): Part<T>[] {
  const parts: Part<T>[] = [];
  for (let start = 0; start < count; ) {
    const left = order - start;
    const fits = tiles.findIndex((tile) => left <= mostOf(tile));
    const smaller = fits > 0 ? mostOf(tiles[fits - 1]!) : 0;
    const columns = Math.min(left - smaller, count - start, MOST_COLUMNS);
    parts.push({ start, columns, tile: tiles[fits]! });
    start += columns;
  }
  return parts;
}

/** Words of mail that the largest of parts takes, with what is in front. */
export const mailWords = (parts: readonly Part[], lettersOf: (part: Part) => number): number =>
  HEAD + Math.max(...parts.map(lettersOf));
