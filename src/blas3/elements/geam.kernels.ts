// The sum kernel as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { NUMBERS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { geam_tiled } from './shaders.gen.ts';

/** Rows and columns per workgroup. */
export const GEAM_TILE = 32;

export const geamVariants = variants({
  types: NUMBERS,
  flags: { A_IN_C: 2, B_IN_C: 2 },
  always: { TILE: GEAM_TILE, LINES: 8 },
});
export const geamKernel: Kernel = { name: 'geam_tiled', text: geam_tiled, variants: geamVariants.all };
