import { SINGLES } from '../runtime/representation.js';
import { variants } from '../runtime/variants.js';
import { batch_gather, batch_pivots, batch_report } from './shaders.gen.js';
export const gatherVariants = variants({ types: SINGLES, always: { THREADS: 256 }, flags: { LISTED: 2 } });
export const pivotVariants = variants({ always: { THREADS: 256 }, flags: { LISTED: 2 } });
export const reportVariants = variants({ always: { THREADS: 256 }, flags: { LISTED: 2, PIVOTS: 2 } });
export const batchGather = { name: 'batch_gather', text: batch_gather, variants: gatherVariants.all };
export const batchPivots = { name: 'batch_pivots', text: batch_pivots, variants: pivotVariants.all };
export const batchReport = { name: 'batch_report', text: batch_report, variants: reportVariants.all };
