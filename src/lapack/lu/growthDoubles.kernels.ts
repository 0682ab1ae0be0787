// The kernels that measure how much a matrix of doubles grows, as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { DOUBLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { growth_double, largest_double } from './shaders.gen.ts';

export const largestVariants = variants({ types: DOUBLES, always: { THREADS: 256 } });
export const largestDouble: Kernel = { name: 'largest_double', text: largest_double, variants: largestVariants.all };
export const growthDoubleTuning: Tuning = { THREADS: 1 };
export const growthDouble: Kernel = { name: 'growth_double', text: growth_double, variants: [growthDoubleTuning] };
