import { DOUBLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { growth_double, largest_double } from './shaders.gen.js';
export const largestVariants = variants({ types: DOUBLES, always: { THREADS: 256 } });
export const largestDouble = { name: 'largest_double', text: largest_double, variants: largestVariants.all };
export const growthDoubleTuning = { THREADS: 1 };
export const growthDouble = { name: 'growth_double', text: growth_double, variants: [growthDoubleTuning] };
