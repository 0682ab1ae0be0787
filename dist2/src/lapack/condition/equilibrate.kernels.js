import { SINGLES, SIZES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { equilibrate_columns, equilibrate_diagonal, equilibrate_factors, equilibrate_rows, laqge, } from './shaders.gen.js';
/** Rows and columns per workgroup of equilibrate_rows. */
export const SIZES_ROWS = 128;
export const SIZES_COLS = 64;
export const rowsVariants = variants({ types: SIZES, always: { THREADS: SIZES_ROWS, COLS: SIZES_COLS } });
export const equilibrateRows = {
    name: 'equilibrate_rows',
    text: equilibrate_rows,
    variants: rowsVariants.all,
};
/** Threads of a workgroup of the others. */
export const WHOLE_THREADS = 256;
export const wholeVariants = variants({ types: SIZES, always: { THREADS: WHOLE_THREADS } });
export const equilibrateColumns = {
    name: 'equilibrate_columns',
    text: equilibrate_columns,
    variants: wholeVariants.all,
};
export const equilibrateDiagonal = {
    name: 'equilibrate_diagonal',
    text: equilibrate_diagonal,
    variants: wholeVariants.all,
};
export const factorsTuning = { THREADS: WHOLE_THREADS };
export const equilibrateFactors = {
    name: 'equilibrate_factors',
    text: equilibrate_factors,
    variants: [factorsTuning],
};
/** Rows and columns per workgroup of laqge. */
export const LAQGE_ROWS = 128;
export const LAQGE_COLS = 4;
export const laqgeVariants = variants({ types: SINGLES, always: { THREADS: LAQGE_ROWS, COLS: LAQGE_COLS } });
export const laqgeKernel = { name: 'laqge', text: laqge, variants: laqgeVariants.all };
