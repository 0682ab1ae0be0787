import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { butterfly, rbt_check, rbt_pivots } from './shaders.gen.js';
export const BUTTERFLY_THREADS = 64;
/** By what is transformed: U^T A V, U^T A, V A. */
export const butterflyForms = {
    matrix: { SIDES: 2, TRANS: 1 },
    in: { SIDES: 1, TRANS: 1 },
    out: { SIDES: 1, TRANS: 0 },
};
export const butterflyVariants = variants({
    types: SINGLES,
    flags: { IN_PLACE: 2 },
    tiles: Object.values(butterflyForms),
    always: { THREADS: BUTTERFLY_THREADS },
});
export const butterflyKernel = {
    name: 'butterfly',
    text: butterfly,
    variants: butterflyVariants.all,
};
export const rbtCheckVariants = variants({ types: SINGLES, always: { THREADS: 256 } });
export const rbtCheck = { name: 'rbt_check', text: rbt_check, variants: rbtCheckVariants.all };
export const rbtPivotsTuning = { THREADS: 256 };
export const rbtPivots = { name: 'rbt_pivots', text: rbt_pivots, variants: [rbtPivotsTuning] };
