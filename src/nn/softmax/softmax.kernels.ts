// The kernels of softmax and its gradient as the host sees them.
import type { Kernel } from '../../runtime/kernel.ts';
import { REALS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { COLUMN_THREADS, HELD_TILES, SLICE_TILES } from '../columns.ts';
import { softmax, softmax_gradient, softmax_gradient_held, softmax_held } from './shaders.gen.ts';

/** Of both kernels. */
export const softmaxVariants = variants({ types: REALS, always: { THREADS: COLUMN_THREADS } });

export const softmaxKernel: Kernel = { name: 'softmax', text: softmax, variants: softmaxVariants.all };
export const softmaxGradient: Kernel = {
  name: 'softmax_gradient',
  text: softmax_gradient,
  variants: softmaxVariants.all,
};

/** Whole columns in registers; and slices of columns, what they come to (PART) and then the result (REST). */
export const heldVariants = variants({ types: REALS, flags: { LOG: 2 }, tiles: HELD_TILES });
export const slicedVariants = variants({
  types: REALS,
  flags: { PART: 2, REST: 2, LOG: 2 },
  tiles: SLICE_TILES,
  legal: ({ PART, REST, LOG }) => PART !== REST && (PART === 0 || LOG === 0),
});
/** Of the gradient, which is told by a parameter whether it is of logarithms. */
export const heldGradientVariants = variants({ types: REALS, tiles: HELD_TILES });

export const softmaxHeld: Kernel = {
  name: 'softmax_held',
  text: softmax_held,
  variants: [...heldVariants.all, ...slicedVariants.all],
};
export const softmaxGradientHeld: Kernel = {
  name: 'softmax_gradient_held',
  text: softmax_gradient_held,
  variants: heldGradientVariants.all,
};
