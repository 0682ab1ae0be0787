import { NUMBERS } from '../../runtime/representation.js';
/** What every product's text depends on besides its tile; EDGE is gemm_tiled's. */
export const FLAGS = { TRANS_A: 2, TRANS_B: 2, CONJ_A: 2, CONJ_B: 2, A_IN_C: 2, B_IN_C: 2 };
/** Only what is complex and transposed is conjugated. */
export const isProduct = ({ COMPLEX, TRANS_A, TRANS_B, CONJ_A, CONJ_B }) => (CONJ_A === 0 || (COMPLEX === 1 && TRANS_A === 1)) && (CONJ_B === 0 || (COMPLEX === 1 && TRANS_B === 1));
/** Halves whose products go into workspace, which is in singles. */
export const INTO_SINGLES = { h: { ...NUMBERS.h, TC: 'f32' } };
export const isIntoSingles = (variant) => isProduct(variant) && variant['A_IN_C'] === 0 && variant['B_IN_C'] === 0;
