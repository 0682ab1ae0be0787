// The kernel of solutions by inverted blocks as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { inverse_product } from './shaders.gen.ts';

/** For a block, and for the rest: rows per workgroup, and whether the product is subtracted. */
export const ofBlock = { ROWS: 32, SUBTRACT: 0 } as const;
export const ofRest = { ROWS: 64, SUBTRACT: 1 } as const;
export const inverseProduct: Kernel = { name: 'inverse_product', text: inverse_product, variants: [ofBlock, ofRest] };
