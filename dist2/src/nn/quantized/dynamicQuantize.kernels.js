import { REALS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { dynamic_range, dynamic_scale } from './shaders.gen.js';
const THREADS = 256;
/** Elements of a thread, where there are enough of them, and parts at most: those of the second kernel's threads are as many. */
const EACH = 16;
const MOST_PARTS = 4096;
/** How many workgroups look for the range of n elements. */
export const rangeParts = (n) => Math.min(MOST_PARTS, Math.max(1, Math.ceil(n / (THREADS * EACH))));
export const rangeVariants = variants({ types: REALS, always: { THREADS } });
export const scaleVariants = variants({ always: { THREADS } });
export const dynamicRange = { name: 'dynamic_range', text: dynamic_range, variants: rangeVariants.all };
export const dynamicScale = { name: 'dynamic_scale', text: dynamic_scale, variants: scaleVariants.all };
