import { REALS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { ACTIVATION_KINDS } from '../activations/activationKinds.js';
import { gemm_grouped } from './shaders.gen.js';
const LARGE = { BM: 128, BN: 128, BK: 8, TM: 8, TN: 8 };
const SMALL = { BM: 32, BN: 32, BK: 16, TM: 4, TN: 4 };
/** From so many rows of a group on a large tile is half full, and groups' last tiles waste little. */
const LARGE_ROWS = 64;
export const groupedVariants = variants({
    types: REALS,
    tiles: [LARGE, SMALL],
    // One activation more than there are: none.
    flags: { ACROSS: 2, ACTIVATION: ACTIVATION_KINDS.length + 1 },
});
/** By the rows of a group on average: what each has only the device knows. */
export const groupedTile = (groups, rows, features) => rows >= groups * LARGE_ROWS && features > LARGE_ROWS ? LARGE : SMALL;
export const gemmGroupedKernel = {
    name: 'gemm_grouped',
    text: gemm_grouped,
    get variants() {
        return groupedVariants.all;
    },
};
