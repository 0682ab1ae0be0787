// The panel kernels of QR as the host sees them, and which of them fits a panel.
import type { Rule } from '../../autotune/pick.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { geqr2_apply, geqr2_column, geqr2_largest, geqr2_panel, geqr2_products } from './shaders.gen.ts';

/** Columns of a panel that one workgroup holds in its registers, in one dispatch: the taller the panel, the fewer. */
export interface QrBlockTuning extends Tuning {
  readonly THREADS: number;
  readonly ROWS: number;
  readonly WIDTH: number;
  /** Threads of the device's smallest subgroup, at most. */
  readonly LANES: number;
  /** Columns of a turn, each with a text of its own, and those that are left alone together when they are done. */
  readonly TURN: number;
  readonly GROUP: number;
}

/** Columns of a panel whose rows are spread over workgroups, a dispatch for each column. */
export interface QrColumnsTuning extends Tuning {
  readonly THREADS: number;
  readonly WIDTH: number;
}

/** How panels are factored: `block` in the registers of a workgroup, else `columns`. Both name their width. */
export interface QrPanelWay {
  readonly WIDTH: number;
  readonly block?: QrBlockTuning;
  readonly columns?: QrColumnsTuning;
  /** The kernels that carry it over to the columns behind it. */
  readonly carry: QrCarryTuning;
}

export interface QrCarryTuning extends Tuning {
  readonly WIDTH: number;
  readonly COLS: number;
}

/** For each width, with 128 or 256 threads. */
const carries: Readonly<Record<number, QrCarryTuning>> = {
  4: { WIDTH: 4, COLS: 32 },
  8: { WIDTH: 8, COLS: 32 },
  16: { WIDTH: 16, COLS: 16 },
  32: { WIDTH: 32, COLS: 8 },
};

export const APPLY_ROWS = 64;

export interface QrPanelProblem {
  readonly m: number;
  /** Invocations that a workgroup may have. */
  readonly threads: number;
  /** Size of the smallest subgroup; 0 without subgroups. */
  readonly lanes: number;
  /** A software adapter: compiling the unrolled text of a wide block takes it longer than the work ever could. */
  readonly software: boolean;
}

type PanelRule = Rule<QrPanelProblem, QrPanelWay>;

/**
 * The fewer columns in a turn the shorter the text, but the more there is to select and to move in a step, which tall panels notice. What
 * wide ones wait for is the exchange between lanes.
 */
const turning = (WIDTH: number) => ({ TURN: WIDTH < 16 ? 2 : 1, GROUP: 4 });

const blockRule = (
  THREADS: number,
  ROWS: number,
  WIDTH: number,
  LANES: number,
  software = false,
): PanelRule & { readonly choice: { readonly block: QrBlockTuning } } => ({
  name: `block-${THREADS}x${ROWS}x${WIDTH}`,
  choice: { WIDTH, block: { THREADS, ROWS, WIDTH, LANES, ...turning(WIDTH) }, carry: carries[WIDTH]! },
  fits: (p) => p.lanes >= LANES && p.software === software && p.threads >= THREADS && p.m <= THREADS * ROWS,
  why: `panels of ${WIDTH} columns in the registers of one workgroup`,
});

/** From the widest to the tallest, of equal widths the shortest first; for subgroups of 32 or more, of 8 or more, of 4 or more. */
const blockRules = [
  blockRule(256, 1, 32, 32),
  blockRule(512, 1, 32, 32),
  blockRule(512, 2, 32, 32),
  blockRule(512, 4, 16, 32),
  blockRule(512, 5, 16, 32),
  blockRule(512, 8, 8, 32),
  blockRule(512, 10, 8, 32),
  blockRule(512, 16, 4, 32),
  blockRule(512, 20, 4, 32),
  blockRule(256, 2, 8, 8),
  blockRule(256, 8, 8, 8),
  blockRule(256, 16, 4, 8),
  blockRule(64, 2, 4, 4, true),
];

const columnsRule = (THREADS: number, WIDTH: number, software = false): PanelRule => ({
  name: `columns-${WIDTH}`,
  choice: { WIDTH, columns: { THREADS, WIDTH }, carry: carries[WIDTH]! },
  fits: (p) => p.threads >= THREADS && (p.software || !software),
  why: `panels of ${WIDTH} columns, one after the other: too tall for one workgroup, or no subgroups`,
});

/** Every column reads and writes its whole panel: of 32 columns, 16384 high, panels of 8 took 242 us, one of 32 270 (H200, 2026-11). */
const columnsRules = [columnsRule(32, 4, true), columnsRule(128, 8)];

export const qrPanelRules: readonly PanelRule[] = [...blockRules, ...columnsRules];

export const geqr2Panel: Kernel = {
  name: 'geqr2_panel',
  text: geqr2_panel,
  variants: blockRules.map(({ choice }) => choice.block),
};
const columns = columnsRules.map(({ choice }) => choice.columns!);
export const geqr2Largest: Kernel = { name: 'geqr2_largest', text: geqr2_largest, variants: columns };
export const geqr2Column: Kernel = { name: 'geqr2_column', text: geqr2_column, variants: columns };
export const geqr2Products: Kernel = { name: 'geqr2_products', text: geqr2_products, variants: Object.values(carries) };
export const geqr2Apply: Kernel = { name: 'geqr2_apply', text: geqr2_apply, variants: Object.values(carries) };
