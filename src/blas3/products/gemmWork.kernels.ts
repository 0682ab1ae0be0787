// The kernels around a GEMM through workspace: aligned copies of its factors before it, the sum of its slices behind it.
import type { Kernel } from '../../runtime/kernel.ts';
import { fusedSamples } from './gemmEpilogue.ts';
import { gemm_pad, gemm_sum } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const PAD_ROWS = 128;
export const PAD_COLUMNS = 4;

/** Both indexed by half. */
export const padTunings = ['f32', 'f16'].map((T) => ({ THREADS: PAD_ROWS, COLS: PAD_COLUMNS, T }));
export const sumTunings = ['f32', 'f16'].map((R) => ({ THREADS: 256, DEPTH: 4, R }));

export const gemmPad: Kernel = { name: 'gemm_pad', text: gemm_pad, variants: padTunings };
export const gemmSum: Kernel = {
  name: 'gemm_sum',
  text: gemm_sum,
  variants: [...sumTunings, ...sumTunings.flatMap(fusedSamples)],
};
