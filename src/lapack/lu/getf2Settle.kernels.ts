// The kernel that brings panels to their places whose workgroups have waited for each other, of singles and of doubles.
import type { Kernel } from '../../runtime/kernel.ts';
import { DOUBLES, SINGLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { COOPERATIVE_TILES, SETTLING_TILES } from './cooperativeTiles.ts';
import { getf2_settle } from './shaders.gen.ts';

export const settleVariants = variants({ types: SINGLES, tiles: COOPERATIVE_TILES });
export const settleDoublesVariants = variants({ types: { d: DOUBLES.d }, tiles: SETTLING_TILES });
export const getf2Settle: Kernel = {
  name: 'getf2_settle',
  text: getf2_settle,
  variants: [...settleVariants.all, ...settleDoublesVariants.all],
};
