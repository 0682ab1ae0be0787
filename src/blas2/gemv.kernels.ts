// The matrix-vector kernels as the host sees them, and which of them fits an operand.
import type { Rule } from '../autotune/pick.ts';
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { gemv_n, gemv_sum, gemv_t } from '../runtime/kernels.gen.ts';

/** How a matrix is loaded: `lanes` numbers at a time. */
export interface GemvChoice {
  readonly lanes: 1 | 4;
  readonly n: Tuning & { readonly ROWS: number; readonly GROUPS: number; readonly DEPTH: number };
  readonly t: Tuning & { readonly THREADS: number; readonly COLS: number; readonly DEPTH: number };
}

// Measured on an H200 at n = 8192, 2026-11: 4.1 TB/s in vectors of four; single numbers come near it (4.0) with these shapes only.
const fours: GemvChoice = {
  lanes: 4,
  n: { ROWS: 32, GROUPS: 8, DEPTH: 8, V: 'vec4f' },
  t: { THREADS: 128, COLS: 4, DEPTH: 2, V: 'vec4f' },
};
const ones: GemvChoice = {
  lanes: 1,
  n: { ROWS: 64, GROUPS: 4, DEPTH: 4, V: 'f32' },
  t: { THREADS: 256, COLS: 2, DEPTH: 4, V: 'f32' },
};

/** Elements per workgroup of gemv_sum. */
export const SUM_ROWS = 32;
export const sumTuning: Tuning = { ROWS: SUM_ROWS, GROUPS: 8 };

export const gemvN: Kernel = { name: 'gemv_n', text: gemv_n, variants: [fours.n, ones.n] };
export const gemvT: Kernel = { name: 'gemv_t', text: gemv_t, variants: [fours.t, ones.t] };
export const gemvSum: Kernel = { name: 'gemv_sum', text: gemv_sum, variants: [sumTuning] };

/** Rules over whether the rows, the leading dimension and the offset of A are multiples of four. */
export const gemvRules: readonly Rule<boolean, GemvChoice>[] = [
  {
    name: 'vec4',
    choice: fours,
    fits: (aligned) => aligned,
    why: 'aligned: four rows per load',
  },
  {
    name: 'scalar',
    choice: ones,
    fits: () => true,
    why: 'not aligned to 4 elements',
  },
];
