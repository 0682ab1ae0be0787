import { SINGLES_AND_DOUBLES } from '../runtime/representation.js';
import { variants } from '../runtime/variants.js';
import { band_product } from './shaders.gen.js';
const NARROW = 8;
const narrow = { ROWS: 128, GROUPS: 1, DEPTH: NARROW, TOGETHER: 0 };
const wide = { ROWS: 32, GROUPS: 8, DEPTH: 8, TOGETHER: 1 };
export const bandVariants = variants({ types: SINGLES_AND_DOUBLES, tiles: [narrow, wide] });
export const bandProduct = { name: 'band_product', text: band_product, variants: bandVariants.all };
/** Rules over the number of stored diagonals. */
export const bandRules = [
    {
        name: 'narrow',
        choice: narrow,
        fits: (diagonals) => diagonals <= NARROW,
        why: `at most ${NARROW} diagonals: a thread per row`,
    },
    {
        name: 'wide',
        choice: wide,
        fits: () => true,
        why: `more than ${NARROW} diagonals: ${wide.GROUPS} threads per row`,
    },
];
