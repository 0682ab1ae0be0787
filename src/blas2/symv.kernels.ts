// The kernel for products with a stored triangle as the host sees it.
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { triangle_product } from '../runtime/kernels.gen.ts';

/** Order of a tile. */
export const TRIANGLE_TILE = 64;
export const triangleTuning: Tuning = { TILE: TRIANGLE_TILE, GROUPS: 8 };
export const triangleProduct: Kernel = { name: 'triangle_product', text: triangle_product, variants: [triangleTuning] };
