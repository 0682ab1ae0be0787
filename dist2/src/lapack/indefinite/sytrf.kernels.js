import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { sytrf_column, sytrf_pivot } from './shaders.gen.js';
/** HERMITIAN matrices are complex. */
const hermitianTypes = {
    types: SINGLES,
    legal: (v) => v['HERMITIAN'] === 0 || v['COMPLEX'] === 1,
};
/** Rows per workgroup of a column's update, and the multiple of columns that L and W are kept with. */
export const UPDATE_ROWS = 32;
export const UPDATE_COLUMNS = 32;
/** OTHER 0: of column k, 1: of the column of its largest element. */
export const sytrfColumnVariants = variants({
    ...hermitianTypes,
    flags: { OTHER: 2, HERMITIAN: 2 },
    always: { ROWS: UPDATE_ROWS, SLICES: 8, DEPTH: UPDATE_COLUMNS / 8 },
});
export const PIVOT_ROWS = 256;
export const sytrfPivotVariants = variants({
    ...hermitianTypes,
    flags: { HERMITIAN: 2 },
    always: { THREADS: PIVOT_ROWS },
});
export const sytrfColumn = { name: 'sytrf_column', text: sytrf_column, variants: sytrfColumnVariants.all };
export const sytrfPivot = { name: 'sytrf_pivot', text: sytrf_pivot, variants: sytrfPivotVariants.all };
