// The panel kernels of QR as the host sees them, and which of them fits a panel.
import type { Rule } from '../../autotune/pick.ts';
import type { ElementType } from '../../core/field.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { NUMBERS } from '../../runtime/representation.ts';
import { SLABS } from './qrBlocks.ts';
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
  readonly carry: QrCarry;
}

export interface QrCarry {
  readonly WIDTH: number;
  readonly COLS: number;
  /** Rows that are in workgroup memory at a time. */
  readonly SLAB: number;
  readonly products: Tuning;
  readonly apply: Tuning;
}

const carry = (type: PanelType, WIDTH: number, COLS: number): QrCarry => {
  const [SLAB, apply] = [SLABS[type], { ...NUMBERS[type], WIDTH, COLS }];
  return { WIDTH, COLS, SLAB, products: { ...apply, SLAB }, apply };
};

/** For each width, with 128 or 256 threads. */
const carries = (type: PanelType): Readonly<Record<number, QrCarry>> => ({
  4: carry(type, 4, 32),
  8: carry(type, 8, 32),
  16: carry(type, 16, 16),
  32: carry(type, 32, 8),
});
const carrying = { s: carries('s'), c: carries('c') };

export const APPLY_ROWS = 64;

/** Types of elements that panels may have. */
type PanelType = 's' | 'c';

export interface QrPanelProblem {
  readonly type: ElementType;
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
  type: PanelType,
  THREADS: number,
  ROWS: number,
  WIDTH: number,
  LANES: number,
  software = false,
): PanelRule & { readonly choice: { readonly block: QrBlockTuning } } => ({
  name: `${type === 'c' ? 'pairs' : 'block'}-${THREADS}x${ROWS}x${WIDTH}`,
  choice: {
    WIDTH,
    block: { ...NUMBERS[type], THREADS, ROWS, WIDTH, LANES, ...turning(WIDTH) },
    carry: carrying[type][WIDTH]!,
  },
  fits: (p) =>
    p.type === type && p.lanes >= LANES && p.software === software && p.threads >= THREADS && p.m <= THREADS * ROWS,
  why: `panels of ${WIDTH} columns in the registers of one workgroup`,
});

/**
 * From the widest to the tallest, of equal widths the shortest first; for subgroups of 32 or more, of 8 or more, of 4 or more. Pairs take
 * twice the registers; a panel of 512 threads and 32 columns would take more than 16 KiB of workgroup memory.
 */
const blockRules = [
  blockRule('s', 256, 1, 32, 32),
  blockRule('s', 512, 1, 32, 32),
  blockRule('s', 512, 2, 32, 32),
  blockRule('s', 512, 4, 16, 32),
  blockRule('s', 512, 5, 16, 32),
  blockRule('s', 512, 8, 8, 32),
  blockRule('s', 512, 10, 8, 32),
  blockRule('s', 512, 16, 4, 32),
  blockRule('s', 512, 20, 4, 32),
  blockRule('s', 256, 2, 8, 8),
  blockRule('s', 256, 8, 8, 8),
  blockRule('s', 256, 16, 4, 8),
  blockRule('s', 64, 2, 4, 4, true),
  blockRule('c', 256, 1, 32, 32),
  blockRule('c', 512, 1, 16, 32),
  blockRule('c', 512, 2, 16, 32),
  blockRule('c', 512, 4, 8, 32),
  blockRule('c', 512, 5, 8, 32),
  blockRule('c', 512, 8, 4, 32),
  blockRule('c', 256, 2, 8, 8),
  blockRule('c', 256, 4, 8, 8),
  blockRule('c', 256, 8, 4, 8),
  blockRule('c', 64, 2, 4, 4, true),
];

const columnsRule = (type: PanelType, THREADS: number, WIDTH: number, software = false): PanelRule => ({
  name: `${type === 'c' ? 'pairs-columns' : 'columns'}-${WIDTH}`,
  choice: { WIDTH, columns: { ...NUMBERS[type], THREADS, WIDTH }, carry: carrying[type][WIDTH]! },
  fits: (p) => p.type === type && p.threads >= THREADS && (p.software || !software),
  why: `panels of ${WIDTH} columns, one after the other: too tall for one workgroup, or no subgroups`,
});

/** Every column reads and writes its whole panel: of 32 columns, 16384 high, panels of 8 took 242 us, one of 32 270 (H200, 2026-11). */
const columnsRules = [
  columnsRule('s', 32, 4, true),
  columnsRule('s', 128, 8),
  columnsRule('c', 32, 4, true),
  columnsRule('c', 128, 8),
];

export const qrPanelRules: readonly PanelRule[] = [...blockRules, ...columnsRules];

export const geqr2Panel: Kernel = {
  name: 'geqr2_panel',
  text: geqr2_panel,
  variants: blockRules.map(({ choice }) => choice.block),
};
const columns = columnsRules.map(({ choice }) => choice.columns!);
export const geqr2Largest: Kernel = { name: 'geqr2_largest', text: geqr2_largest, variants: columns };
export const geqr2Column: Kernel = { name: 'geqr2_column', text: geqr2_column, variants: columns };
const carried = Object.values(carrying).flatMap((tunings) => Object.values(tunings));
export const geqr2Products: Kernel = {
  name: 'geqr2_products',
  text: geqr2_products,
  variants: carried.map((c) => c.products),
};
export const geqr2Apply: Kernel = { name: 'geqr2_apply', text: geqr2_apply, variants: carried.map((c) => c.apply) };
