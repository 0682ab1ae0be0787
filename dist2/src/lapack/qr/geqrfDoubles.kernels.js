import { DOUBLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { geqr2_column_double, geqr2_exponents_double, larft_diagonal_double } from './shaders.gen.js';
/** Columns of the widest panel, and rows that a workgroup takes at a time. */
export const PANEL_COLUMNS = 16;
export const PANEL_LINES = 16;
export const qrColumnVariants = variants({ types: DOUBLES, always: { WIDTH: PANEL_COLUMNS, LINES: PANEL_LINES } });
export const geqr2ColumnDouble = {
    name: 'geqr2_column_double',
    text: geqr2_column_double,
    variants: qrColumnVariants.all,
};
export const exponentsVariants = variants({ types: { d: { PARTS: 1 }, z: { PARTS: 2 } }, always: { THREADS: 256 } });
export const geqr2ExponentsDouble = {
    name: 'geqr2_exponents_double',
    text: geqr2_exponents_double,
    variants: exponentsVariants.all,
};
export const DIAGONAL_THREADS = 64;
export const diagonalVariants = variants({ types: DOUBLES, always: { THREADS: DIAGONAL_THREADS } });
export const larftDiagonalDouble = {
    name: 'larft_diagonal_double',
    text: larft_diagonal_double,
    variants: diagonalVariants.all,
};
