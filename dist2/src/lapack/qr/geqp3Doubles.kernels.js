import { DOUBLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { geqp3_anew_double, geqp3_column_double, geqp3_dots_double, geqp3_pivot_double, geqp3_rest_double, geqp3_start_double, geqp3_store_double, } from './shaders.gen.js';
/** Most columns of a panel. */
export const PIVOT_PANEL = 32;
/** Threads of the kernels whose threads are a matrix's rows, or its columns. */
export const LINE_THREADS = 64;
export const STORE_THREADS = 128;
const ofThreads = (THREADS) => variants({ types: DOUBLES, always: { THREADS } });
export const pivotVariants = ofThreads(256);
export const lineVariants = ofThreads(LINE_THREADS);
export const longVariants = ofThreads(STORE_THREADS);
export const geqp3StartDouble = {
    name: 'geqp3_start_double',
    text: geqp3_start_double,
    variants: longVariants.all,
};
export const geqp3PivotDouble = {
    name: 'geqp3_pivot_double',
    text: geqp3_pivot_double,
    variants: pivotVariants.all,
};
export const geqp3ColumnDouble = {
    name: 'geqp3_column_double',
    text: geqp3_column_double,
    variants: lineVariants.all,
};
export const geqp3DotsDouble = {
    name: 'geqp3_dots_double',
    text: geqp3_dots_double,
    variants: lineVariants.all,
};
export const geqp3RestDouble = {
    name: 'geqp3_rest_double',
    text: geqp3_rest_double,
    variants: lineVariants.all,
};
export const geqp3AnewDouble = {
    name: 'geqp3_anew_double',
    text: geqp3_anew_double,
    variants: lineVariants.all,
};
export const geqp3StoreDouble = {
    name: 'geqp3_store_double',
    text: geqp3_store_double,
    variants: longVariants.all,
};
