import { DOUBLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { gemm_soft } from './shaders.gen.js';
/** Rows and columns per workgroup. */
export const SOFT_TILE = 16;
export const softVariants = variants({
    types: DOUBLES,
    flags: { A_IN_C: 2, B_IN_C: 2, ASKED: 2 },
    always: { TILE: SOFT_TILE },
});
export const gemmSoft = { name: 'gemm_soft', text: gemm_soft, variants: softVariants.all };
