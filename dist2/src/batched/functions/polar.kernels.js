import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { polar_product } from './shaders.gen.js';
/** Rows and columns of the product that a workgroup computes. */
export const TILE = 32;
export const polarVariants = variants({ types: SINGLES, flags: { LISTED: 2, WEIGHTED: 2 } });
export const polarProduct = { name: 'polar_product', text: polar_product, variants: polarVariants.all };
