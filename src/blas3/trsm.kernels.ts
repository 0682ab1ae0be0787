// The triangular-solve kernels as the host sees them, and which of them fits a number of right-hand sides.
import type { Rule } from '../autotune/pick.ts';
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { trsm_block } from '../runtime/kernels.gen.ts';

/** How diagonal blocks are solved by substitution; larger triangles are split down to their order. */
export interface TrsmChoice {
  /** Largest order of a block, and columns per workgroup. */
  readonly nb: number;
  readonly columns: number;
  /** Indexed by 4*STAGED + 2*UNIT + A_IN_B. */
  readonly tunings: readonly Tuning[];
}

const BITS = [0, 1] as const;
const flagged = (shape: Readonly<Record<string, number>>): readonly Tuning[] =>
  BITS.flatMap((STAGED) => BITS.flatMap((UNIT) => BITS.map((A_IN_B) => ({ ...shape, STAGED, UNIT, A_IN_B }))));

const fewTunings = flagged({ NB: 256, COLS: 4, DEPTH: 8 });
const manyTunings = flagged({ NB: 256, COLS: 8, DEPTH: 8 });

export const trsmBlock: Kernel = { name: 'trsm_block', text: trsm_block, variants: [...fewTunings, ...manyTunings] };

/** Rules over the number of columns of B (rows, if A stands on the right). */
export const trsmRules: readonly Rule<number, TrsmChoice>[] = [
  {
    name: 'few',
    choice: { nb: 256, columns: 4, tunings: fewTunings },
    fits: (columns) => columns <= 16,
    why: 'at most 16 right-hand sides: four per workgroup',
  },
  {
    name: 'many',
    choice: { nb: 256, columns: 8, tunings: manyTunings },
    fits: () => true,
    why: 'many right-hand sides: eight per workgroup',
  },
];
