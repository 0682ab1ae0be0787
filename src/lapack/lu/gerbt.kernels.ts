// The kernels of random butterflies as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { butterfly, rbt_check, rbt_pivots } from './shaders.gen.ts';

export const BUTTERFLY_THREADS = 64;
const form = (SIDES: number, TRANS: number, IN_PLACE: number): Tuning => ({
  THREADS: BUTTERFLY_THREADS,
  SIDES,
  TRANS,
  IN_PLACE,
});

/** By what is transformed, and by whether it is the operand itself. */
export const butterflyTunings = {
  matrix: [form(2, 1, 0), form(2, 1, 1)],
  in: [form(1, 1, 0), form(1, 1, 1)],
  out: [form(1, 0, 0), form(1, 0, 1)],
} as const;

export const butterflyKernel: Kernel = {
  name: 'butterfly',
  text: butterfly,
  variants: Object.values(butterflyTunings).flat(),
};

export const rbtCheckTuning: Tuning = { THREADS: 256 };
export const rbtCheck: Kernel = { name: 'rbt_check', text: rbt_check, variants: [rbtCheckTuning] };

export const rbtPivotsTuning: Tuning = { THREADS: 256 };
export const rbtPivots: Kernel = { name: 'rbt_pivots', text: rbt_pivots, variants: [rbtPivotsTuning] };
