// The triangular-solve kernels as the host sees them, and which of them fits a number of right-hand sides.
import type { Rule } from '../../autotune/pick.ts';
import type { ElementType } from '../../core/field.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { type Representations, SINGLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { trsm_block } from './shaders.gen.ts';

/** Columns of B for a workgroup of the substitution, and of the triangle that are loaded ahead. */
interface BlockShape {
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
const types = { s: { NB: TRSM_NB }, c: { ...SINGLES.c, NB: 128 } } satisfies Representations;
export const blockOrder = (type: ElementType): number => types[type as keyof typeof types].NB;

const few: BlockShape = { COLS: 4, DEPTH: 8 };
const many: BlockShape = { COLS: 8, DEPTH: 8 };

const flags = { STAGED: 2, UNIT: 2, CONJ: 2 };
/** Of real numbers there are no conjugates. */
const legal = ({ CONJ, COMPLEX }: Tuning): boolean => CONJ === 0 || COMPLEX === 1;
export const blockVariants = variants({
  types,
  flags: { ...flags, A_IN_B: 2 },
  tiles: [few, many],
  always: { INVERT: 0 },
  legal,
});
/** Inverses are written to workspace. */
export const inverseVariants = variants({ types, flags, always: { ...many, INVERT: 1, A_IN_B: 0 }, legal });
export const INVERT_COLUMNS = many.COLS;

export const trsmBlock: Kernel = {
  name: 'trsm_block',
  text: trsm_block,
  variants: [...blockVariants.all, ...inverseVariants.all],
};

/** A triangular solve for the chooser: order of the triangle and columns of B (rows, if A stands on the right). */
export interface TrsmProblem {
  readonly order: number;
  /** Of a block on its diagonal. */
  readonly block: number;
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
    fits: ({ order, block, stable }) => order > block && !stable,
    why: 'the blocks on the diagonal are inverted, the rest is gemm',
  },
  {
    name: 'many',
    choice: { shape: many, invert: false },
    fits: () => true,
    why: 'substitution, eight right-hand sides per workgroup',
  },
];
