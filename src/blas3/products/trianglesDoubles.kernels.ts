// The kernels that bring triangles of doubles into workspace as full matrices, and products from there into triangles.
import type { Kernel } from '../../runtime/kernel.ts';
import { expand_double, merge_double } from './shaders.gen.ts';

export const TRIANGLE_THREADS = 64;
export const triangleTuning = { THREADS: TRIANGLE_THREADS };
export const mergeDouble: Kernel = { name: 'merge_double', text: merge_double, variants: [triangleTuning] };
export const expandDouble: Kernel = { name: 'expand_double', text: expand_double, variants: [triangleTuning] };
