// The kernels that take one problem out of a batch and put back what became of it, as the host sees them.
import type { Kernel } from '../runtime/kernel.ts';
import { SINGLES } from '../runtime/representation.ts';
import { variants } from '../runtime/variants.ts';
import { batch_gather, batch_pivots, batch_report } from './shaders.gen.ts';

export const gatherVariants = variants({ types: SINGLES, always: { THREADS: 256 }, flags: { LISTED: 2 } });
export const pivotVariants = variants({ always: { THREADS: 256 }, flags: { LISTED: 2 } });
export const reportVariants = variants({ always: { THREADS: 256 }, flags: { LISTED: 2, PIVOTS: 2 } });

export const batchGather: Kernel = { name: 'batch_gather', text: batch_gather, variants: gatherVariants.all };
export const batchPivots: Kernel = { name: 'batch_pivots', text: batch_pivots, variants: pivotVariants.all };
export const batchReport: Kernel = { name: 'batch_report', text: batch_report, variants: reportVariants.all };
