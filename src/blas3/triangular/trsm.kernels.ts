// The triangular-solve kernels as the host sees them, and which of them fits a number of right-hand sides.
import type { Rule } from '../../autotune/pick.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { SINGLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { trsm_block } from './shaders.gen.ts';

/** The sizes of a workgroup's work; COLS are columns of B. */
interface BlockShape {
  readonly NB: number;
  readonly COLS: number;
  readonly DEPTH: number;
}

/** How diagonal blocks are solved; larger triangles are split down to their order. */
export interface TrsmChoice {
  /** Of the substitution. */
  readonly shape: BlockShape;
  /** The blocks are inverted, all at once, and each is then a product; else each is solved by substitution. */
  readonly invert: boolean;
}

/** Order of the blocks on the diagonal: what one workgroup solves, and the most that a product by enqueueGemm can overwrite. */
export const TRSM_NB = 256;

const few: BlockShape = { NB: TRSM_NB, COLS: 4, DEPTH: 8 };
const many: BlockShape = { NB: TRSM_NB, COLS: 8, DEPTH: 8 };

const flags = { STAGED: 2, UNIT: 2, CONJ: 2 };
/** Of real numbers there are no conjugates. */
const legal = ({ CONJ, COMPLEX }: Tuning): boolean => CONJ === 0 || COMPLEX === 1;
export const blockVariants = variants({
  types: SINGLES,
  flags: { ...flags, A_IN_B: 2 },
  tiles: [few, many],
  always: { INVERT: 0 },
  legal,
});
/** Inverses are written to workspace. */
export const inverseVariants = variants({ types: SINGLES, flags, always: { ...many, INVERT: 1, A_IN_B: 0 }, legal });
export const INVERT_COLUMNS = many.COLS;

export const trsmBlock: Kernel = {
  name: 'trsm_block',
  text: trsm_block,
  variants: [...blockVariants.all, ...inverseVariants.all],
};

/** A triangular solve for the chooser: order of the triangle and columns of B (rows, if A stands on the right). */
export interface TrsmProblem {
  readonly order: number;
  readonly columns: number;
  /** Substitution is asked for. */
  readonly stable: boolean;
}

export const trsmRules: readonly Rule<TrsmProblem, TrsmChoice>[] = [
  {
    name: 'few',
    choice: { shape: few, invert: false },
    fits: ({ columns }) => columns <= 16,
    why: 'at most 16 right-hand sides: substitution, four per workgroup',
  },
  {
    name: 'inverted',
    choice: { shape: many, invert: true },
    fits: ({ order, stable }) => order > TRSM_NB && !stable,
    why: `the blocks of ${TRSM_NB} on the diagonal are inverted, the rest is gemm`,
  },
  {
    name: 'many',
    choice: { shape: many, invert: false },
    fits: () => true,
    why: 'substitution, eight right-hand sides per workgroup',
  },
];
