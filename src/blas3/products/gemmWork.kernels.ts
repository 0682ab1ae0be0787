// The kernels around a GEMM through workspace: aligned copies of its factors before it, the sum of its slices behind it.
import type { Kernel } from '../../runtime/kernel.ts';
import { BITS, NUMBERS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { fusedSamples } from './gemmEpilogue.ts';
import { gemm_pad, gemm_sum } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const PAD_ROWS = 128;
export const PAD_COLUMNS = 4;

export const SUM_THREADS = 256;
/** Slices in flight per thread. */
export const SUM_DEPTH = 4;

export const padTunings = variants({ types: BITS, always: { THREADS: PAD_ROWS, COLS: PAD_COLUMNS } });
export const sumTunings = variants({ types: NUMBERS, always: { THREADS: SUM_THREADS, DEPTH: SUM_DEPTH } });

export const gemmPad: Kernel = { name: 'gemm_pad', text: gemm_pad, variants: padTunings.all };
export const gemmSum: Kernel = {
  name: 'gemm_sum',
  text: gemm_sum,
  variants: [...sumTunings.all, ...(['s', 'h'] as const).flatMap((type) => fusedSamples(sumTunings.of(type)))],
};
