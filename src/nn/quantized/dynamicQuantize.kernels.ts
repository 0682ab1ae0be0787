// The kernels of DYNAMICQUANTIZE as the host sees them.
import type { Kernel } from '../../runtime/kernel.ts';
import { REALS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { dynamic_range, dynamic_scale } from './shaders.gen.ts';

const THREADS = 256;
/** Units of a thread, where there are enough of them, and parts at most: those of the second kernel's threads are as many. */
const EACH = 16;
const MOST_PARTS = 4096;

/** How many workgroups look for the range of n units. */
export const rangeParts = (n: number): number => Math.min(MOST_PARTS, Math.max(1, Math.ceil(n / (THREADS * EACH))));

export const rangeVariants = variants({ types: REALS, flags: { WIDE: 2 }, always: { THREADS } });
export const scaleVariants = variants({ always: { THREADS } });
export const dynamicRange: Kernel = { name: 'dynamic_range', text: dynamic_range, variants: rangeVariants.all };
export const dynamicScale: Kernel = { name: 'dynamic_scale', text: dynamic_scale, variants: scaleVariants.all };
