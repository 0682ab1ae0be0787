// The kernel that makes the records of a batch from lists of offsets, as the host sees it.
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { batch_records } from './shaders.gen.ts';

export const RECORD_THREADS = 64;
export const recordsTuning: Tuning = { THREADS: RECORD_THREADS };
export const batchRecords: Kernel = { name: 'batch_records', text: batch_records, variants: [recordsTuning] };
