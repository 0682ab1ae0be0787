import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { sygv_factor, sygv_product, sygv_state, sygv_values } from './shaders.gen.js';
/** Products by tiles of so many rows and columns; two of 32 of pairs take more than 16 KiB. */
const SIDES = [{ SIDE: 16 }, { SIDE: 32 }];
export const productTile = (n, type) => SIDES[n <= 16 || type === 'c' ? 0 : 1];
/** Threads of the kernels that have one for each element, or problem. */
export const EACH_THREADS = 64;
/** Rows and columns of a tile of sygv_factor. */
export const FACTOR_SIDE = 16;
export const productVariants = variants({
    types: SINGLES,
    tiles: SIDES,
    flags: { BACK: 2 },
    legal: ({ COMPLEX, SIDE }) => COMPLEX !== 1 || SIDE === SIDES[0].SIDE,
});
export const stateVariants = variants({ always: { THREADS: EACH_THREADS } });
export const pairValuesVariants = variants({ always: { THREADS: EACH_THREADS }, flags: { LISTED: 2 } });
export const factorVariants = variants({ types: SINGLES, flags: { LISTED: 2 } });
export const sygvProduct = { name: 'sygv_product', text: sygv_product, variants: productVariants.all };
export const sygvState = { name: 'sygv_state', text: sygv_state, variants: stateVariants.all };
export const sygvValues = { name: 'sygv_values', text: sygv_values, variants: pairValuesVariants.all };
export const sygvFactor = { name: 'sygv_factor', text: sygv_factor, variants: factorVariants.all };
