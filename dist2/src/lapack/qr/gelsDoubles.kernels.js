import { DOUBLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { ls_condition_double, ls_diagonal_double, ls_exponents_double, ls_scale_double, ls_sums_double, } from './shaders.gen.js';
export const oneThread = { THREADS: 1 };
export const lsExponents = {
    name: 'ls_exponents_double',
    text: ls_exponents_double,
    variants: [oneThread],
};
export const lsConditionDouble = {
    name: 'ls_condition_double',
    text: ls_condition_double,
    variants: [oneThread],
};
export const LS_THREADS = 128;
export const lsVariants = variants({ types: DOUBLES, always: { THREADS: LS_THREADS } });
export const lsScaleDouble = { name: 'ls_scale_double', text: ls_scale_double, variants: lsVariants.all };
export const lsSumsDouble = { name: 'ls_sums_double', text: ls_sums_double, variants: lsVariants.all };
export const lsDiagonalDouble = {
    name: 'ls_diagonal_double',
    text: ls_diagonal_double,
    variants: lsVariants.all,
};
