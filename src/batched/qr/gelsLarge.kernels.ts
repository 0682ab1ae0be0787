// The kernels that bring least-squares problems of a batch to a workspace and home again, as the host sees them.

import type { Kernel } from '../../runtime/kernel.ts';
import { SINGLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { gels_gather, gels_largest, gels_scatter } from './shaders.gen.ts';

const always = { THREADS: 256 };
const types = SINGLES;

/** B_IN_A: B lies in A's buffer. */
export const largestVariants = variants({ types, always, flags: { LISTED: 2, B_IN_A: 2 } });
export const gatherVariants = variants({ types, always, flags: { LISTED: 2, B_IN_A: 2, NONFINITE: 2 } });
export const scatterVariants = variants({ types, always, flags: { LISTED: 2, RANK: 2, RSS: 2 } });

export const gelsLargest: Kernel = { name: 'gels_largest', text: gels_largest, variants: largestVariants.all };
export const gelsGather: Kernel = { name: 'gels_gather', text: gels_gather, variants: gatherVariants.all };
export const gelsScatter: Kernel = { name: 'gels_scatter', text: gels_scatter, variants: scatterVariants.all };
