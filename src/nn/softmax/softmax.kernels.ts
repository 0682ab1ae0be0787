// The kernels of softmax and its gradient as the host sees them.
import type { Kernel } from '../../runtime/kernel.ts';
import { REALS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { COLUMN_THREADS } from '../columns.ts';
import { softmax, softmax_gradient } from './shaders.gen.ts';

/** Of both kernels. */
export const softmaxVariants = variants({ types: REALS, always: { THREADS: COLUMN_THREADS } });

export const softmaxKernel: Kernel = { name: 'softmax', text: softmax, variants: softmaxVariants.all };
export const softmaxGradient: Kernel = {
  name: 'softmax_gradient',
  text: softmax_gradient,
  variants: softmaxVariants.all,
};
