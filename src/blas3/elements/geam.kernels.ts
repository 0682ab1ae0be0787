// The sum kernel as the host sees it.
import type { ElementType } from '../../core/field.ts';
import type { Kernel } from '../../runtime/kernel.ts';
import { DOUBLES, NUMBERS, type Representations } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { geam_tiled } from './shaders.gen.ts';

/** Rows and columns per workgroup: two tiles lie in its memory of 16 KiB. */
const WIDE = { TILE: 32 };
const types = {
  h: { ...NUMBERS.h, ...WIDE },
  s: { ...NUMBERS.s, ...WIDE },
  c: { ...NUMBERS.c, TILE: 16 },
  d: { ...DOUBLES.d, TILE: 16 },
  z: { ...DOUBLES.z, TILE: 16 },
} satisfies Representations;
export const geamTile = (type: ElementType): number => types[type as keyof typeof types].TILE;

export const geamVariants = variants({
  types,
  flags: { A_IN_C: 2, B_IN_C: 2 },
  always: { LINES: 8 },
});
export const geamKernel: Kernel = { name: 'geam_tiled', text: geam_tiled, variants: geamVariants.all };
