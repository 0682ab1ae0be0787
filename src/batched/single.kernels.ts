// The kernels that take one problem out of a batch and put back what became of it, as the host sees them.
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { batch_gather, batch_pivots, batch_report } from './shaders.gen.ts';

type ByPlace = readonly [strided: Tuning, listed: Tuning];

const byPlace = (more: Tuning = {}): ByPlace => [
  { THREADS: 256, LISTED: 0, ...more },
  { THREADS: 256, LISTED: 1, ...more },
];

export const gatherTunings: ByPlace = byPlace();
export const pivotsTunings: ByPlace = byPlace();
export const reportTunings: readonly [without: ByPlace, withPivots: ByPlace] = [
  byPlace({ PIVOTS: 0 }),
  byPlace({ PIVOTS: 1 }),
];

export const batchGather: Kernel = { name: 'batch_gather', text: batch_gather, variants: gatherTunings };
export const batchPivots: Kernel = { name: 'batch_pivots', text: batch_pivots, variants: pivotsTunings };
export const batchReport: Kernel = { name: 'batch_report', text: batch_report, variants: reportTunings.flat() };
