import { batch_records } from './shaders.gen.js';
export const RECORD_THREADS = 64;
export const recordsTuning = { THREADS: RECORD_THREADS };
export const batchRecords = { name: 'batch_records', text: batch_records, variants: [recordsTuning] };
