// The panel kernel of Cholesky as the host sees it, and which of its variants fits a panel.
import type { Rule } from '../../autotune/pick.ts';
import type { Limits } from '../../autotune/space.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { potrf_panel } from './shaders.gen.ts';

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

/** A device: what a workgroup may have, and whether its threads run in turn. */
type PanelProblem = Limits;

const square: PanelShape = { NB: 64, TILES: 1, DEPTH: 32, KU: 16 };
const low: PanelShape = { NB: 32, TILES: 3, DEPTH: 16, KU: 8 };
const light: PanelShape = { NB: 32, TILES: 1, DEPTH: 8, KU: 4 };

/** Columns of the widest block column. */
export const WIDEST = square.NB;

/** What a workgroup of this shape has. */
export const panelNeeds = ({ NB, TILES, DEPTH }: PanelShape): Omit<Limits, 'software'> => {
  const rows = (NB / 4) * (TILES + 1);
  return { threads: (NB / 4) * rows, workgroupBytes: 16 * (DEPTH * (rows + 1) + 8) + 4 };
};

const allows = (limits: Limits, shape: PanelShape): boolean => {
  const { threads, workgroupBytes } = panelNeeds(shape);
  return threads <= limits.threads && workgroupBytes <= limits.workgroupBytes;
};

export const panelRules: readonly Rule<PanelProblem, PanelShape>[] = [
  {
    name: 'light',
    choice: light,
    fits: ({ software }) => software,
    why: 'block columns of 32: a software adapter runs the threads of a workgroup in turn',
  },
  {
    name: 'square',
    choice: square,
    fits: (limits) => allows(limits, square),
    why: 'block columns of 64, 64 rows per workgroup',
  },
  {
    name: 'low',
    choice: low,
    fits: () => true,
    why: 'block columns of 32, 96 rows per workgroup, within what every device allows',
  },
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
  variants: [square, low, light].flatMap((shape) =>
    [false, true].flatMap((across) => [false, true].map((factors) => panelTuning(shape, across, factors))),
  ),
};
