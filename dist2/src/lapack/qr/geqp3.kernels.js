import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { geqp3_column, geqp3_norms, geqp3_rest, geqp3_store } from './shaders.gen.js';
/** Most columns of a panel. */
export const PANEL = 32;
/** Rows that a workgroup of geqp3_column does at once. */
export const COLUMN_ROWS = { s: 128, c: 64 };
/** Columns of a workgroup of geqp3_rest. */
export const REST_COLS = 4;
export const STORE_ROWS = 256;
export const normsVariants = variants({ types: SINGLES, always: { THREADS: 128 } });
export const storeVariants = variants({ types: SINGLES, always: { THREADS: STORE_ROWS, NB: PANEL } });
/** As many registers, and less workgroup memory than 16 KiB, for both fields. */
export const columnTunings = {
    s: { ...SINGLES.s, ROWS: COLUMN_ROWS.s, SLICES: 2, NB: PANEL, DEPTH: 4 },
    c: { ...SINGLES.c, ROWS: COLUMN_ROWS.c, SLICES: 4, NB: PANEL, DEPTH: 4 },
};
const shape = { NB: PANEL, COLS: REST_COLS, AHEAD: 8 };
/** By how many rows are loaded at a time; pairs are loaded one by one. */
const one = { ...shape, DEPTH: 4, WIDTH: 1 };
export const restTunings = {
    s: { 1: { ...SINGLES.s, ...one }, 4: { ...SINGLES.s, ...shape, DEPTH: 2, WIDTH: 4, E: 'vec4f' } },
    c: { 1: { ...SINGLES.c, ...one } },
};
export const geqp3Norms = { name: 'geqp3_norms', text: geqp3_norms, variants: normsVariants.all };
export const geqp3Column = {
    name: 'geqp3_column',
    text: geqp3_column,
    variants: [columnTunings.s, columnTunings.c],
};
export const geqp3Rest = {
    name: 'geqp3_rest',
    text: geqp3_rest,
    variants: [restTunings.s[1], restTunings.s[4], restTunings.c[1]],
};
export const geqp3Store = { name: 'geqp3_store', text: geqp3_store, variants: storeVariants.all };
