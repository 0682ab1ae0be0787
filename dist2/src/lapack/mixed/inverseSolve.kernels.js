import { inverse_product } from './shaders.gen.js';
/** For a block, and for the rest: rows per workgroup, and whether the product is subtracted. */
export const ofBlock = { ROWS: 32, SUBTRACT: 0 };
export const ofRest = { ROWS: 64, SUBTRACT: 1 };
export const inverseProduct = { name: 'inverse_product', text: inverse_product, variants: [ofBlock, ofRest] };
