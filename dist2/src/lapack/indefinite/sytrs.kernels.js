import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { syconv, sytrs_diagonal, sytrs_pivots } from './shaders.gen.js';
/** HERMITIAN matrices are complex. */
const hermitian = {
    types: SINGLES,
    flags: { HERMITIAN: 2 },
    legal: (v) => v['HERMITIAN'] === 0 || v['COMPLEX'] === 1,
};
const PIVOTS_THREADS = 256;
export const sytrsPivotsVariants = variants({ ...hermitian, always: { THREADS: PIVOTS_THREADS } });
export const sytrsPivots = { name: 'sytrs_pivots', text: sytrs_pivots, variants: sytrsPivotsVariants.all };
export const SYCONV_NP = 32;
export const SYCONV_COLS = 4;
export const syconvVariants = variants({ types: SINGLES, always: { NP: SYCONV_NP, COLS: SYCONV_COLS } });
export const syconvKernel = { name: 'syconv', text: syconv, variants: syconvVariants.all };
export const DIAGONAL_THREADS = 64;
export const sytrsDiagonalVariants = variants({ ...hermitian, always: { THREADS: DIAGONAL_THREADS } });
export const sytrsDiagonal = {
    name: 'sytrs_diagonal',
    text: sytrs_diagonal,
    variants: sytrsDiagonalVariants.all,
};
