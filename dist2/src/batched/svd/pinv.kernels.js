import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { pinv_product, singular_rank } from './shaders.gen.js';
/** Rows and columns of the product that a workgroup computes. */
export const TILE = 32;
export const pinvVariants = variants({ types: SINGLES, flags: { LISTED: 2 } });
export const pinvProduct = { name: 'pinv_product', text: pinv_product, variants: pinvVariants.all };
/** Problems of a workgroup. */
export const RANK_THREADS = 64;
export const rankVariants = variants({ types: SINGLES, flags: { LISTED: 2 }, always: { THREADS: RANK_THREADS } });
export const singularRank = { name: 'singular_rank', text: singular_rank, variants: rankVariants.all };
