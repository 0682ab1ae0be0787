// The kernels that bring least-squares problems of a batch to a workspace and home again, as the host sees them.
import { DOUBLES, SINGLES, SINGLES_AND_DOUBLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { gels_gather, gels_largest, gels_scatter, gels_scatter_soft } from './shaders.gen.js';
const always = { THREADS: 256 };
const types = SINGLES_AND_DOUBLES;
const said = { LISTED: 2, RANK: 2, RSS: 2 };
/** B_IN_A: B lies in A's buffer. */
export const largestVariants = variants({ types, always, flags: { LISTED: 2, B_IN_A: 2 } });
export const gatherVariants = variants({ types, always, flags: { LISTED: 2, B_IN_A: 2, NONFINITE: 2 } });
export const scatterVariants = variants({ types: SINGLES, always, flags: said });
export const scatterSoftVariants = variants({ types: DOUBLES, always: { THREADS: 64 }, flags: said });
export const gelsLargest = { name: 'gels_largest', text: gels_largest, variants: largestVariants.all };
export const gelsGather = { name: 'gels_gather', text: gels_gather, variants: gatherVariants.all };
export const gelsScatter = { name: 'gels_scatter', text: gels_scatter, variants: scatterVariants.all };
export const gelsScatterSoft = {
    name: 'gels_scatter_soft',
    text: gels_scatter_soft,
    variants: scatterSoftVariants.all,
};
