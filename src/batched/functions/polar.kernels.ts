// The kernel that multiplies the factors of singular value decompositions, as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { SINGLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { polar_product } from './shaders.gen.ts';

/** Rows and columns of the product that a workgroup computes. */
export const TILE = 32;

export const polarVariants = variants({ types: SINGLES, flags: { LISTED: 2, WEIGHTED: 2 } });
export const polarProduct: Kernel = { name: 'polar_product', text: polar_product, variants: polarVariants.all };
