// The transposition kernel as the host sees it: its tunings by A_IN_B.
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { transpose_tiled } from '../runtime/kernels.gen.ts';

/** Rows and columns per workgroup. */
export const TRANSPOSE_TILE = 32;

export const transposeTunings: readonly Tuning[] = [
  { TILE: TRANSPOSE_TILE, LINES: 8, A_IN_B: 0 },
  { TILE: TRANSPOSE_TILE, LINES: 8, A_IN_B: 1 },
];
export const transposeKernel: Kernel = { name: 'transpose_tiled', text: transpose_tiled, variants: transposeTunings };
