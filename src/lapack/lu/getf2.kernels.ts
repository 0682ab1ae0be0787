// The panel kernels of LU as the host sees them, and which of them fits a panel.
import type { Rule } from '../../autotune/pick.ts';
import { fields } from '../../core/field.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { SINGLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { COLUMN_ROWS, columnTileIn, FEWEST_ROWS } from './luBlocks.ts';
import {
  getf2_apply,
  getf2_below,
  getf2_column,
  getf2_load,
  getf2_panel,
  getf2_turn,
  getf2_update,
} from './shaders.gen.ts';

/** One dispatch per column, rows spread over workgroups: any height. */
export interface ColumnTile {
  /** Threads of every subgroup, each a row of one line; 0: without subgroups. */
  readonly LANES: number;
  readonly ROWS: number;
  readonly LINES: number;
}
const columnTile = (LANES: number, ROWS: number, LINES = 8): ColumnTile => ({ LANES, ROWS, LINES });
const columnTiles = [
  columnTile(32, COLUMN_ROWS),
  columnTile(8, FEWEST_ROWS),
  columnTile(0, COLUMN_ROWS),
  columnTile(0, 256, 1),
] as const;
export const loadVariants = variants({ types: SINGLES, tiles: columnTiles });
export const columnVariants = variants({ types: SINGLES, tiles: columnTiles });

/** The tile for a panel of m rows, on a device all of whose subgroups have so many threads; 0: that has several sizes or none. */
export const columnTileOf = (lanes: number, m: number, limit: number): ColumnTile =>
  columnTileIn(columnTiles, lanes, m, limit);

/** One dispatch per block of columns that one workgroup holds in its registers: the taller the panel, the narrower the block. */
export interface BlockTuning {
  readonly THREADS: number;
  readonly ROWS: number;
  readonly WIDTH: number;
  /** Threads of the device's smallest subgroup, at most. */
  readonly LANES: number;
}

/** Element types of panels. */
export type PanelType = keyof typeof SINGLES;

/** Numbers of a block that the registers of a workgroup hold. */
const REGISTERS = 48 * 1024;

/** Rows of pairs in a thread: with 12 of them panels of 6143 rows came out as NaN, with 8 all are right (H200, driver 580, 2026-11). */
const PAIR_ROWS = 8;

/** What getf2_panel does with a block: all of it, all of a window, or a round of a tournament. */
export type Round = 'whole' | 'window' | 'first' | 'middle' | 'last';

export const ROUNDS = {
  whole: { FROM_LIST: 0, CANDIDATES: 0, ROUGH: 0 },
  window: { FROM_LIST: 0, CANDIDATES: 0, ROUGH: 1 },
  first: { FROM_LIST: 0, CANDIDATES: 1, ROUGH: 0 },
  middle: { FROM_LIST: 1, CANDIDATES: 1, ROUGH: 0 },
  last: { FROM_LIST: 1, CANDIDATES: 0, ROUGH: 0 },
} as const satisfies Readonly<Record<Round, object>>;

const block = (THREADS: number, ROWS: number, WIDTH: number, LANES: number): BlockTuning => ({
  THREADS,
  ROWS,
  WIDTH,
  LANES,
});

export interface PanelProblem {
  readonly m: number;
  /** Invocations that a workgroup may have. */
  readonly threads: number;
  /** Size of the smallest subgroup; 0 without subgroups. */
  readonly lanes: number;
  /** A software adapter: compiling the unrolled text of a wide block takes it longer than the work ever could. */
  readonly software: boolean;
  readonly type: PanelType;
  readonly workgroupBytes: number;
}

/** The rows that a workgroup holds. */
export const capacity = (b: BlockTuning): number => b.THREADS * b.ROWS;

/** Whether a workgroup has the registers and the memory that a block of this type takes. */
function holds(b: BlockTuning, { type, workgroupBytes }: Pick<PanelProblem, 'type' | 'workgroupBytes'>): boolean {
  const { parts, bytes } = fields[type];
  const registers = parts * b.ROWS * b.WIDTH * b.THREADS <= REGISTERS && (parts === 1 || b.ROWS <= PAIR_ROWS);
  return registers && ((2 * b.THREADS) / b.LANES) * (bytes * b.WIDTH + 8) <= workgroupBytes;
}

const blockRule = (choice: BlockTuning, software: boolean): Rule<PanelProblem, BlockTuning | undefined> => ({
  name: `block-${choice.THREADS}x${choice.ROWS}x${choice.WIDTH}`,
  choice,
  fits: (p) =>
    p.lanes >= choice.LANES &&
    p.software === software &&
    p.threads >= choice.THREADS &&
    p.m <= capacity(choice) &&
    holds(choice, p),
  why: `panels in blocks of ${choice.WIDTH} columns, each in the registers of one workgroup`,
});

/**
 * For subgroups of 32 or more, from the widest to the tallest, of equal widths the shortest first. Microseconds of a dispatch of those that
 * panels of real numbers come to, in this order: 19 24 37 19 25 14 18, of which an empty one takes 4 to 7 (H200, 2026-11). The others are
 * for pairs. Of taller ones a column takes longer than a dispatch: 4.7 us with 16 rows a thread, 7.4 with 24 (H100, 2026-11).
 */
const wide = [
  block(256, 1, 32, 32),
  block(512, 1, 32, 32),
  block(512, 2, 32, 32),
  block(512, 2, 16, 32),
  block(512, 4, 16, 32),
  block(512, 6, 16, 32),
  block(512, 4, 8, 32),
  block(512, 6, 8, 32),
  block(512, 8, 8, 32),
  block(512, 12, 8, 32),
  block(512, 8, 4, 32),
  block(512, 12, 4, 32),
];
const narrow = [block(256, 1, 32, 8), block(256, 2, 16, 8), block(256, 4, 8, 8), block(256, 8, 4, 8)];
const light = block(256, 1, 4, 4);

/** Stands for a panel that went column by column. */
export const columnsBlock: BlockTuning = narrow[0]!;

const columns: Rule<PanelProblem, BlockTuning | undefined> = {
  name: 'columns',
  choice: undefined,
  fits: () => true,
  why: 'panels column by column: too tall for one workgroup, or no subgroups',
};

export const panelRules: readonly Rule<PanelProblem, BlockTuning | undefined>[] = [
  ...wide.map((b) => blockRule(b, false)),
  ...narrow.map((b) => blockRule(b, false)),
  blockRule(light, true),
  columns,
];

/** Blocks of rows in a tournament, all as wide, the smallest first. */
export type Rounds = readonly BlockTuning[];

const roundRule = (choice: Rounds, software: boolean): Rule<PanelProblem, Rounds | undefined> => ({
  name: `rounds-${choice[0]!.WIDTH}`,
  choice,
  fits: (p) =>
    p.lanes >= choice[0]!.LANES &&
    p.software === software &&
    p.threads >= choice.at(-1)!.THREADS &&
    choice.every((b) => holds(b, p)),
  why: `panels of ${choice[0]!.WIDTH} columns by tournaments between blocks of rows`,
});

const rounds: readonly Rounds[] = [
  [block(256, 1, 32, 32), block(512, 1, 32, 32), block(512, 2, 32, 32)],
  [block(256, 1, 32, 32), block(512, 1, 32, 32)],
  [block(256, 1, 32, 8)],
];
const lightRounds: Rounds = [block(64, 1, 4, 4)];

/** Blocks of a tournament: any height. */
export const tournamentRules: readonly Rule<PanelProblem, Rounds | undefined>[] = [
  ...rounds.map((r) => roundRule(r, false)),
  roundRule(lightRounds, true),
  { ...columns, choice: undefined, why: 'partial pivoting, column by column: a tournament needs subgroups' },
];

/** The rows among which a panel's pivots are looked for where `pivoting` is 'window': all of them in one workgroup. */
const windowRule = (choice: BlockTuning, software: boolean): Rule<PanelProblem, BlockTuning | undefined> => ({
  name: `window-${choice.THREADS}x${choice.ROWS}x${choice.WIDTH}`,
  choice,
  fits: (p) => p.lanes >= choice.LANES && p.software === software && p.threads >= choice.THREADS,
  why: `panels of ${choice.WIDTH} columns, pivots among ${capacity(choice)} rows`,
});
/**
 * H200, 2026-11, ms of LU with windows of 128 x 32, 256 x 32, 128 x 64 (rows x columns): n = 8192 21.0, 23.6, 22.2; n = 16384 94.4, 99.1,
 * 95.7. A column takes 0.5 us, long texts more.
 */
const windows = [block(128, 1, 32, 32), block(256, 1, 32, 32), block(128, 1, 64, 32), block(256, 1, 32, 8)];
const lightWindow = block(16, 1, 4, 4);
export const windowRules: readonly Rule<PanelProblem, BlockTuning | undefined>[] = [
  ...windows.map((b) => windowRule(b, false)),
  windowRule(lightWindow, true),
  { ...columns, why: 'partial pivoting, column by column: a window needs subgroups' },
];

/** The smallest block that ends a tournament between m rows in as few rounds as possible. */
export function roundOf(blocks: Rounds, m: number): BlockTuning {
  const largest = blocks.at(-1)!;
  const count = (b: BlockTuning, rows: number): number =>
    rows <= capacity(b) ? 1 : 1 + count(largest, Math.ceil(rows / capacity(b)) * b.WIDTH);
  return blocks.find((b) => count(b, m) === count(largest, m))!;
}

/** Rows from which on a panel is tall, where workgroups may have 1024 threads. */
export const TALL = 1024;

export const APPLY_THREADS = 64;

const windowed = [...windows, lightWindow];
const all = [...wide, ...narrow, light];
const tournaments = [...rounds, lightRounds].flat();

const widthsOf = (blocks: readonly BlockTuning[]): ReadonlySet<unknown> => new Set(blocks.map((b) => b.WIDTH));
const [tournamentWidths, windowWidths] = [widthsOf(tournaments), widthsOf(windowed)];
const updateWidths = widthsOf([...all, ...windowed, ...tournaments].filter((b) => b.WIDTH < 64));

/** Of the kernel that carries a block over to the panel's other columns, for short panels and for tall ones. */
export const updateTiles = { short: { THREADS: 256 }, tall: { THREADS: 1024 } } as const;
/** The width of the block is the value of WIDTH; likewise in what follows. */
export const updateVariants = variants({
  types: SINGLES,
  flags: { WIDTH: 65 },
  tiles: [updateTiles.short, updateTiles.tall],
  always: { ROWS: 4 },
  legal: ({ WIDTH }) => updateWidths.has(WIDTH),
});
export const applyVariants = variants({
  types: SINGLES,
  flags: { WIDTH: 65 },
  always: { THREADS: APPLY_THREADS },
  legal: ({ WIDTH }) => tournamentWidths.has(WIDTH),
});
export const belowVariants = variants({
  types: { s: SINGLES.s },
  flags: { WIDTH: 65 },
  always: { THREADS: APPLY_THREADS },
  legal: ({ WIDTH }) => windowWidths.has(WIDTH),
});

export const panelVariants = variants({
  types: SINGLES,
  flags: { FROM_LIST: 2, CANDIDATES: 2, ROUGH: 2 },
  tiles: [...new Set([...all, ...windowed, ...tournaments])],
});

const launched = (type: PanelType, blocks: readonly BlockTuning[], rounds: readonly Round[]) =>
  blocks
    .filter((b) => holds(b, { type, workgroupBytes: 32768 }))
    .flatMap((b) => rounds.map((round) => panelVariants.of(type, ROUNDS[round], b)));

export const getf2Load: Kernel = { name: 'getf2_load', text: getf2_load, variants: loadVariants.all };
export const getf2Column: Kernel = { name: 'getf2_column', text: getf2_column, variants: columnVariants.all };
const launchedAs = (type: 's' | 'c') => [
  ...launched(type, all, ['whole']),
  ...launched(type, tournaments, ['first', 'middle', 'last']),
];
const ofNumbers = [...launchedAs('s'), ...launched('s', windowed, ['window'])];
/** Pairs have not been tried on a GPU. */
export const getf2Turn: Kernel = { name: 'getf2_turn', text: getf2_turn, variants: ofNumbers };
const sooner = new Set<Tuning>(ofNumbers);
export const getf2Panel: Kernel = {
  name: 'getf2_panel',
  text: getf2_panel,
  variants: [...ofNumbers, ...launchedAs('c')],
  sooner: (tuning, lanes) => (sooner.has(tuning) && tuning['LANES'] === lanes ? getf2Turn : undefined),
};
export const getf2Apply: Kernel = { name: 'getf2_apply', text: getf2_apply, variants: applyVariants.all };
export const getf2Below: Kernel = { name: 'getf2_below', text: getf2_below, variants: belowVariants.all };
export const getf2Update: Kernel = { name: 'getf2_update', text: getf2_update, variants: updateVariants.all };
