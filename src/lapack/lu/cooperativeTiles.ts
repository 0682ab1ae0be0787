// How panels of LU are spread over workgroups that wait for each other, of singles and of doubles: the same second kernel brings both to
// their places.

import { type Threads, threads } from '../mail.ts';

/** How a panel is spread over workgroups: rows of a thread, columns, and how many groups there are at most. */
export interface CooperativeTile extends Threads {
  readonly EACH: number;
  readonly WIDTH: number;
  readonly GROUPS: number;
}

const tile = (LANES: number, LINES: number, EACH: number, WIDTH: number, GROUPS: number): CooperativeTile => ({
  ...threads(LANES, LINES),
  ...{ EACH, WIDTH, GROUPS },
});

/** Rows that a workgroup holds. */
export const rowsOf = ({ ROWS, LINES, EACH }: CooperativeTile): number => ROWS * LINES * EACH;

export const [FEW_ROWS, MORE_ROWS, MOST_ROWS] = [
  tile(32, 8, 1, 32, 32),
  tile(32, 16, 1, 32, 32),
  tile(32, 16, 2, 32, 32),
] as const;
/** For tests: of few columns, which software adapters compile, with subgroups of any size. */
export const LIGHT_TILES = [tile(32, 2, 1, 4, 4), tile(8, 8, 2, 4, 4), tile(4, 4, 2, 4, 4), tile(0, 2, 2, 4, 4)];
export const COOPERATIVE_TILES: readonly CooperativeTile[] = [FEW_ROWS, MORE_ROWS, MOST_ROWS, ...LIGHT_TILES];

/** Of doubles: rows and columns that a workgroup holds in its memory, and how many groups there are at most. */
export interface DoublesTile extends Threads {
  readonly HEIGHT: number;
  readonly WIDTH: number;
  readonly GROUPS: number;
}

const doubles = (LANES: number, LINES: number, HEIGHT: number, WIDTH: number, GROUPS: number): DoublesTile => ({
  ...threads(LANES, LINES),
  ...{ HEIGHT, WIDTH, GROUPS },
});

/** The fewer rows of a group, the sooner a column is done: updates take longer than letters. */
export const DOUBLES_TILES: readonly DoublesTile[] = [
  doubles(32, 8, 32, 32, 64),
  doubles(32, 16, 64, 32, 64),
  doubles(32, 16, 128, 32, 64),
];
/** For tests. */
export const LIGHT_DOUBLES = [
  doubles(32, 2, 16, 4, 4),
  doubles(8, 8, 32, 4, 4),
  doubles(4, 4, 8, 4, 4),
  doubles(0, 2, 16, 4, 4),
];

/** The tile of the second kernel: any number of threads does. */
const settling = ({ LANES, ROWS, LINES, WIDTH, GROUPS }: DoublesTile): CooperativeTile => ({
  ...{ LANES, ROWS, LINES, EACH: 1, WIDTH, GROUPS },
});
const settlingOf = new Map([...DOUBLES_TILES, ...LIGHT_DOUBLES].map((t) => [t, settling(t)]));
export const settlingTile = (t: DoublesTile): CooperativeTile => settlingOf.get(t)!;
export const SETTLING_TILES: readonly CooperativeTile[] = [...settlingOf.values()];
