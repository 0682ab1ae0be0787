// The triangular-solve kernels as the host sees them, and which of them fits a number of right-hand sides.
import type { Rule } from '../autotune/pick.ts';
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { trsm_block, trsm_narrow } from '../runtime/kernels.gen.ts';

/** A kernel that solves the diagonal blocks by substitution; larger triangles are split down to its order. */
export interface TrsmChoice {
  readonly kernel: Kernel;
  /** Largest order of a block, and columns per workgroup. */
  readonly nb: number;
  readonly columns: number;
  /** Indexed by 2*UNIT + A_IN_B. */
  readonly tunings: readonly Tuning[];
}

const flagged = (shape: Readonly<Record<string, number>>): readonly Tuning[] =>
  [0, 1].flatMap((UNIT) => [0, 1].map((A_IN_B) => ({ ...shape, UNIT, A_IN_B })));

const blockTunings = flagged({ NB: 32, GROUPS: 8, TC: 4 });
const narrowTunings = flagged({ NB: 256, COLS: 4, DEPTH: 8 });

export const trsmBlock: Kernel = { name: 'trsm_block', text: trsm_block, variants: blockTunings };
export const trsmNarrow: Kernel = { name: 'trsm_narrow', text: trsm_narrow, variants: narrowTunings };

/** Rules over the number of columns of B (rows, if A stands on the right). */
export const trsmRules: readonly Rule<number, TrsmChoice>[] = [
  {
    name: 'narrow',
    choice: { kernel: trsmNarrow, nb: 256, columns: 4, tunings: narrowTunings },
    fits: (columns) => columns <= 16,
    why: 'at most 16 right-hand sides: long blocks, one thread per row',
  },
  {
    name: 'block',
    choice: { kernel: trsmBlock, nb: 32, columns: 32, tunings: blockTunings },
    fits: () => true,
    why: 'many right-hand sides: short blocks, the rest by gemm',
  },
];
