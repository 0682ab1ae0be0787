// The kernel that transposes a square matrix in place, as the host sees it.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { transpose_square } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const TRANSPOSE_INPLACE_TILE = 32;

/** Indexed by half. */
export const transposeInplaceTunings: readonly Tuning[] = ['u32', 'f16'].map((T) => ({
  TILE: TRANSPOSE_INPLACE_TILE,
  LINES: 8,
  T,
}));
export const transposeInplaceKernel: Kernel = {
  name: 'transpose_square',
  text: transpose_square,
  variants: transposeInplaceTunings,
};
