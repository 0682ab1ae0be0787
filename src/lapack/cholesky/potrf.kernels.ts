// The panel kernel of Cholesky as the host sees it, and which of its variants fits a panel.
import type { Rule } from '../../autotune/pick.ts';
import type { Limits } from '../../autotune/space.ts';
import { type ElementType, fields } from '../../core/field.ts';
import type { Kernel } from '../../runtime/kernel.ts';
import { SINGLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { WIDEST } from './choleskyBlocks.ts';
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

/** The elements, and the device: what a workgroup may have, and whether its threads run in turn. */
interface PanelProblem extends Limits {
  readonly type: ElementType;
}

const square: PanelShape = { NB: WIDEST, TILES: 1, DEPTH: 32, KU: 16 };
/** Of complex numbers in 32 KiB of workgroup memory. */
const shallow: PanelShape = { NB: WIDEST, TILES: 1, DEPTH: 16, KU: 16 };
const low: PanelShape = { NB: 32, TILES: 3, DEPTH: 16, KU: 8 };
const light: PanelShape = { NB: 32, TILES: 1, DEPTH: 8, KU: 4 };

/** What a workgroup of this shape has. */
export const panelNeeds = ({ NB, TILES, DEPTH }: PanelShape, type: ElementType): Omit<Limits, 'software'> => {
  const rows = (NB / 4) * (TILES + 1);
  return { threads: (NB / 4) * rows, workgroupBytes: 4 * fields[type].bytes * (DEPTH * (rows + 1) + 8) + 4 };
};

const allows = (problem: PanelProblem, shape: PanelShape): boolean => {
  const { threads, workgroupBytes } = panelNeeds(shape, problem.type);
  return threads <= problem.threads && workgroupBytes <= problem.workgroupBytes;
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
    fits: (problem) => allows(problem, square),
    why: 'block columns of 64, 64 rows per workgroup',
  },
  {
    name: 'shallow',
    choice: shallow,
    fits: (problem) => problem.type === 'c' && allows(problem, shallow),
    why: 'block columns of 64, 64 rows per workgroup, fewer columns subtracted at a time',
  },
  {
    name: 'low',
    choice: low,
    fits: (problem) => allows(problem, low),
    why: 'block columns of 32, 96 rows per workgroup',
  },
  {
    name: 'small',
    choice: light,
    fits: () => true,
    why: 'block columns of 32, 32 rows per workgroup: pairs within what every device allows',
  },
];

export const panelVariants = variants({
  types: SINGLES,
  flags: { ACROSS: 2, FACTORS: 2 },
  tiles: [square, shallow, low, light],
  // Pairs are not factored on the CPU; real numbers have no use for less depth.
  legal: ({ FACTORS, COMPLEX, NB, DEPTH }) =>
    COMPLEX === 1 ? FACTORS === 1 : !(NB === shallow.NB && DEPTH === shallow.DEPTH),
});

export const potrfPanel: Kernel = { name: 'potrf_panel', text: potrf_panel, variants: panelVariants.all };
