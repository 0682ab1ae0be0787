// The triangular-solve kernels as the host sees them, and which of them fits a number of right-hand sides.
import type { Rule } from '../../autotune/pick.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { trsm_block } from '../../runtime/kernels.gen.ts';

/** How diagonal blocks are solved; larger triangles are split down to their order. */
export interface TrsmChoice {
  /** Columns per workgroup of the substitution. */
  readonly columns: number;
  /** Indexed by 4*STAGED + 2*UNIT + A_IN_B. */
  readonly tunings: readonly Tuning[];
  /** The blocks are inverted, all at once, and each is then a product; else each is solved by substitution. */
  readonly invert: boolean;
}

/** Order of the blocks on the diagonal: what one workgroup solves, and the most that a product by enqueueGemm can overwrite. */
export const TRSM_NB = 256;

const BITS = [0, 1] as const;
const flagged = (shape: Readonly<Record<string, number>>, places: readonly (0 | 1)[] = BITS): readonly Tuning[] =>
  BITS.flatMap((STAGED) => BITS.flatMap((UNIT) => places.map((A_IN_B) => ({ ...shape, STAGED, UNIT, A_IN_B }))));

const fewTunings = flagged({ NB: TRSM_NB, COLS: 4, DEPTH: 8, INVERT: 0 });
const manyTunings = flagged({ NB: TRSM_NB, COLS: 8, DEPTH: 8, INVERT: 0 });
/** Indexed by 2*STAGED + UNIT. Inverses are written to workspace. */
export const invertTunings = flagged({ NB: TRSM_NB, COLS: 8, DEPTH: 8, INVERT: 1 }, [0]);
export const INVERT_COLUMNS = 8;

export const trsmBlock: Kernel = {
  name: 'trsm_block',
  text: trsm_block,
  variants: [...fewTunings, ...manyTunings, ...invertTunings],
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
    choice: { columns: 4, tunings: fewTunings, invert: false },
    fits: ({ columns }) => columns <= 16,
    why: 'at most 16 right-hand sides: substitution, four per workgroup',
  },
  {
    name: 'inverted',
    choice: { columns: 8, tunings: manyTunings, invert: true },
    fits: ({ order, stable }) => order > TRSM_NB && !stable,
    why: `the blocks of ${TRSM_NB} on the diagonal are inverted, the rest is gemm`,
  },
  {
    name: 'many',
    choice: { columns: 8, tunings: manyTunings, invert: false },
    fits: () => true,
    why: 'substitution, eight right-hand sides per workgroup',
  },
];
