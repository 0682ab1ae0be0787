// The matrix-vector kernels as the host sees them, and which of them fits an operand.
import type { Rule } from '../autotune/pick.ts';
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { gemv_n, gemv_sum, gemv_t } from './shaders.gen.ts';

/** How a matrix is loaded: `width` numbers at a time. */
export interface GemvChoice {
  readonly width: 1 | 4;
  readonly n: Tuning & { readonly THREADS: number; readonly DEPTH: number };
  /** Threads of gemv_n that share a row where rows and columns are many. */
  readonly groups: number;
  readonly t: Tuning & { readonly THREADS: number; readonly COLS: number; readonly DEPTH: number };
}

// Measured on an H200 at n = 8192, 2026-11: 4.1 TB/s in vectors of four; single numbers come near it (4.0) with these shapes only.
const fours = ['vec4f', 'vec4<f16>'].map(
  (T, half): GemvChoice => ({
    width: 4,
    n: { THREADS: 256, DEPTH: 8, V: 'vec4f', T, X: half ? 'f16' : 'f32' },
    groups: 8,
    t: { THREADS: 128, COLS: 4, DEPTH: 2, WIDE: 1, V: 'vec4f', T },
  }),
);
const ones = ['f32', 'f16'].map(
  (T): GemvChoice => ({
    width: 1,
    n: { THREADS: 256, DEPTH: 4, V: 'f32', T, X: T },
    groups: 4,
    t: { THREADS: 256, COLS: 2, DEPTH: 4, WIDE: 0, V: 'f32', T },
  }),
);
const all = [...fours, ...ones];

const sum = { THREADS: 256, DEPTH: 8 };
/** Indexed by the number of operands, W and y, that are halves; W is none if y is not. */
export const sumTunings = [
  { ...sum, S: 'f32', T: 'f32' },
  { ...sum, S: 'f32', T: 'f16' },
  { ...sum, S: 'f16', T: 'f16' },
] as const satisfies readonly Tuning[];

export const gemvN: Kernel = { name: 'gemv_n', text: gemv_n, variants: all.map(({ n }) => n) };
export const gemvT: Kernel = { name: 'gemv_t', text: gemv_t, variants: all.map(({ t }) => t) };
export const gemvSum: Kernel = { name: 'gemv_sum', text: gemv_sum, variants: sumTunings };

/** Rules over whether the rows, the leading dimension and the offset of A are multiples of four; their choices are indexed by half. */
export const gemvRules: readonly Rule<boolean, readonly GemvChoice[]>[] = [
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
