// The sum kernel as the host sees it: its tunings by 4*half + 2*A_IN_C + B_IN_C.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { geam_tiled } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const GEAM_TILE = 32;

export const geamTunings: readonly Tuning[] = ['f32', 'f16'].flatMap((T) =>
  [0, 1].flatMap((A_IN_C) => [0, 1].map((B_IN_C) => ({ TILE: GEAM_TILE, LINES: 8, T, A_IN_C, B_IN_C }))),
);
export const geamKernel: Kernel = { name: 'geam_tiled', text: geam_tiled, variants: geamTunings };
