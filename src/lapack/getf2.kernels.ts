// The panel kernels of LU as the host sees them, and which of them fits a panel.
import type { Rule } from '../autotune/pick.ts';
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { getf2_column, getf2_load, getf2_panel, getf2_update } from '../runtime/kernels.gen.ts';

/** Panels at most this wide are factored without recursion. */
export const GETF2_WIDTH = 32;

/** One dispatch per column, rows spread over workgroups: any height. */
export const COLUMN_THREADS = 64;
export const getf2LoadTuning: Tuning = { THREADS: COLUMN_THREADS };
export const getf2ColumnTuning: Tuning = { THREADS: COLUMN_THREADS, WIDTH: GETF2_WIDTH };

/** One dispatch per block of columns that one workgroup holds in its registers: the taller the panel, the narrower the block. */
export interface BlockTuning {
  readonly [name: string]: number;
  readonly THREADS: number;
  readonly ROWS: number;
  readonly WIDTH: number;
}

const blocks = (THREADS: number): readonly BlockTuning[] => [
  { THREADS, ROWS: 1, WIDTH: 32 },
  { THREADS, ROWS: 2, WIDTH: 16 },
  { THREADS, ROWS: 4, WIDTH: 8 },
  { THREADS, ROWS: 8, WIDTH: 4 },
];

interface PanelProblem {
  readonly m: number;
  /** Invocations that a workgroup may have. */
  readonly threads: number;
  readonly subgroups: boolean;
  /** A software adapter: compiling the unrolled text of a wide block takes it longer than the work ever could. */
  readonly software: boolean;
}

const blockRule = (choice: BlockTuning, software: boolean): Rule<PanelProblem, BlockTuning | undefined> => ({
  name: `block-${choice.THREADS}x${choice.ROWS}x${choice.WIDTH}`,
  choice,
  fits: (p) =>
    p.subgroups && p.software === software && p.threads >= choice.THREADS && p.m <= choice.THREADS * choice.ROWS,
  why: `panels in blocks of ${choice.WIDTH} columns, each in the registers of one workgroup`,
});

// The wider the block, the fewer the dispatches; of equal widths the fewer threads.
const byWidth = [...blocks(256), ...blocks(1024)].sort((a, b) => b.WIDTH - a.WIDTH || a.THREADS - b.THREADS);
const light: BlockTuning = { THREADS: 256, ROWS: 1, WIDTH: 4 };

export const panelRules: readonly Rule<PanelProblem, BlockTuning | undefined>[] = [
  ...byWidth.map((block) => blockRule(block, false)),
  blockRule(light, true),
  {
    name: 'columns',
    choice: undefined,
    fits: () => true,
    why: 'panels column by column: too tall for one workgroup, or no subgroups',
  },
];

export const getf2Load: Kernel = { name: 'getf2_load', text: getf2_load, variants: [getf2LoadTuning] };
export const getf2Column: Kernel = { name: 'getf2_column', text: getf2_column, variants: [getf2ColumnTuning] };
export const getf2Panel: Kernel = { name: 'getf2_panel', text: getf2_panel, variants: [...byWidth, light] };
export const getf2Update: Kernel = {
  name: 'getf2_update',
  text: getf2_update,
  variants: [...byWidth, light],
};
