// The transposition kernel as the host sees it: its tunings by 2*half + A_IN_B.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { transpose_tiled } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const TRANSPOSE_TILE = 32;

export const transposeTunings: readonly Tuning[] = ['u32', 'f16'].flatMap((T) =>
  [0, 1].map((A_IN_B) => ({ TILE: TRANSPOSE_TILE, LINES: 8, T, A_IN_B })),
);
export const transposeKernel: Kernel = { name: 'transpose_tiled', text: transpose_tiled, variants: transposeTunings };
