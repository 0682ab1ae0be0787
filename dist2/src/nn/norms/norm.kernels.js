import { REALS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { COLUMN_THREADS, HELD_TILES } from '../columns.js';
import { column_norm, column_norm_gradient, column_norm_held, row_gradients, row_gradients_sum, } from './shaders.gen.js';
/** Rows of a workgroup of row_gradients, and of row_gradients_sum. */
export const GRADIENT_ROWS = 32;
export const SUM_ROWS = 64;
export const normVariants = variants({ types: REALS, flags: { CENTERED: 2 }, always: { THREADS: COLUMN_THREADS } });
export const rowVariants = variants({
    types: REALS,
    flags: { CENTERED: 2 },
    always: { THREADS: COLUMN_THREADS, ROWS: GRADIENT_ROWS },
});
export const rowSumVariants = variants({ types: REALS, always: { THREADS: SUM_ROWS } });
export const heldNormVariants = variants({ types: REALS, flags: { CENTERED: 2 }, tiles: HELD_TILES });
export const columnNormHeld = {
    name: 'column_norm_held',
    text: column_norm_held,
    variants: heldNormVariants.all,
};
export const columnNorm = { name: 'column_norm', text: column_norm, variants: normVariants.all };
export const columnNormGradient = {
    name: 'column_norm_gradient',
    text: column_norm_gradient,
    variants: normVariants.all,
};
export const rowGradients = { name: 'row_gradients', text: row_gradients, variants: rowVariants.all };
export const rowGradientsSum = {
    name: 'row_gradients_sum',
    text: row_gradients_sum,
    variants: rowSumVariants.all,
};
