// The kernels that bring the columns of a batch's matrices next to orthogonal ones before Jacobi's rotations, as the host sees them.
import type { Kernel } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { svd_product, svd_scale } from './shaders.gen.ts';

export const scaleVariants = variants({ always: { THREADS: 256 }, flags: { LISTED: 2 } });
export const svdScale: Kernel = { name: 'svd_scale', text: svd_scale, variants: scaleVariants.all };

/** Rows and columns of a product that a workgroup computes. */
export const PRODUCT_TILE = 64;
export const productVariants = variants({ flags: { TURNS: 2 } });
export const svdProduct: Kernel = { name: 'svd_product', text: svd_product, variants: productVariants.all };
