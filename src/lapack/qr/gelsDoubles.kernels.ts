// The kernels of least squares in doubles as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { DOUBLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import {
  ls_condition_double,
  ls_diagonal_double,
  ls_exponents_double,
  ls_scale_double,
  ls_sums_double,
} from './shaders.gen.ts';

export const oneThread: Tuning = { THREADS: 1 };
export const lsExponents: Kernel = {
  name: 'ls_exponents_double',
  text: ls_exponents_double,
  variants: [oneThread],
};
export const lsConditionDouble: Kernel = {
  name: 'ls_condition_double',
  text: ls_condition_double,
  variants: [oneThread],
};
export const LS_THREADS = 128;
export const lsVariants = variants({ types: DOUBLES, always: { THREADS: LS_THREADS } });
export const lsScaleDouble: Kernel = { name: 'ls_scale_double', text: ls_scale_double, variants: lsVariants.all };
export const lsSumsDouble: Kernel = { name: 'ls_sums_double', text: ls_sums_double, variants: lsVariants.all };
export const lsDiagonalDouble: Kernel = {
  name: 'ls_diagonal_double',
  text: ls_diagonal_double,
  variants: lsVariants.all,
};
