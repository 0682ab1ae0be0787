import { DOUBLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { trsm_double } from './shaders.gen.js';
/** Order of the largest triangle, and columns of a workgroup: its threads are what every device allows. */
export const SUBSTITUTED = 64;
export const SUBSTITUTED_COLUMNS = 4;
export const trsmDoubleVariants = variants({
    types: DOUBLES,
    flags: { UNIT: 2, A_IN_B: 2, INVERT: 2 },
    always: { NB: SUBSTITUTED, COLS: SUBSTITUTED_COLUMNS },
    // Inverses go to workspace.
    legal: ({ A_IN_B, INVERT }) => A_IN_B === 0 || INVERT === 0,
});
export const trsmDouble = { name: 'trsm_double', text: trsm_double, variants: trsmDoubleVariants.all };
