// The kernels of random butterflies as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { SINGLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { butterfly, rbt_check, rbt_pivots } from './shaders.gen.ts';

export const BUTTERFLY_THREADS = 64;

/** By what is transformed: U^T A V, U^T A, V A. */
export const butterflyForms = {
  matrix: { SIDES: 2, TRANS: 1 },
  in: { SIDES: 1, TRANS: 1 },
  out: { SIDES: 1, TRANS: 0 },
} as const;

export const butterflyVariants = variants({
  types: SINGLES,
  flags: { IN_PLACE: 2 },
  tiles: Object.values(butterflyForms),
  always: { THREADS: BUTTERFLY_THREADS },
});

export const butterflyKernel: Kernel = {
  name: 'butterfly',
  text: butterfly,
  variants: butterflyVariants.all,
};

export const rbtCheckVariants = variants({ types: SINGLES, always: { THREADS: 256 } });
export const rbtCheck: Kernel = { name: 'rbt_check', text: rbt_check, variants: rbtCheckVariants.all };

export const rbtPivotsTuning: Tuning = { THREADS: 256 };
export const rbtPivots: Kernel = { name: 'rbt_pivots', text: rbt_pivots, variants: [rbtPivotsTuning] };
