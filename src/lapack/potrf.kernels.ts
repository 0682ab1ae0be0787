// The panel kernel of Cholesky as the host sees it, and which of its variants fits a panel.
import type { Rule } from '../autotune/pick.ts';
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { potrf_panel } from '../runtime/kernels.gen.ts';

/** How a block column is factored; sizes in elements. */
export interface PanelShape {
  /** Columns of a block column. */
  readonly NB: number;
  /** Squares of NB rows below the block for each workgroup. */
  readonly TILES: number;
  /** Columns subtracted at a time, and how many of them are unrolled. */
  readonly DEPTH: number;
  readonly KU: number;
}

interface PanelProblem {
  /** Rows from the block's first one on. */
  readonly m: number;
  readonly software: boolean;
}

const square: PanelShape = { NB: 64, TILES: 1, DEPTH: 16, KU: 8 };
const tall: PanelShape = { NB: 64, TILES: 2, DEPTH: 16, KU: 8 };
const light: PanelShape = { NB: 32, TILES: 1, DEPTH: 8, KU: 4 };

/** Columns of the widest block column. */
export const WIDEST = square.NB;

/** From this height on, workgroups with a square each would be more than a large GPU runs at a time. */
const TALL = 8192;

export const panelRules: readonly Rule<PanelProblem, PanelShape>[] = [
  {
    name: 'light',
    choice: light,
    fits: ({ software }) => software,
    why: 'block columns of 32: a software adapter runs the threads of a workgroup in turn',
  },
  {
    name: 'tall',
    choice: tall,
    fits: ({ m }) => m >= TALL,
    why: `block columns of 64, 128 rows per workgroup from ${TALL} rows on`,
  },
  { name: 'square', choice: square, fits: () => true, why: 'block columns of 64, 64 rows per workgroup' },
];

const interned = new Map<PanelShape, readonly Tuning[]>();

/** The parameter record of a variant; one object per variant: pipelines are found by identity. */
export function panelTuning(shape: PanelShape, across: boolean, factors: boolean): Tuning {
  let tunings = interned.get(shape);
  if (tunings === undefined) {
    tunings = [0, 1, 2, 3].map((bits) => ({ ...shape, ACROSS: bits & 1, FACTORS: bits >> 1 }));
    interned.set(shape, tunings);
  }
  return tunings[(across ? 1 : 0) + (factors ? 2 : 0)]!;
}

export const potrfPanel: Kernel = {
  name: 'potrf_panel',
  text: potrf_panel,
  variants: [square, tall, light].flatMap((shape) =>
    [false, true].flatMap((across) => [false, true].map((factors) => panelTuning(shape, across, factors))),
  ),
};
