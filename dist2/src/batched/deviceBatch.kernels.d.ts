import type { Kernel, Tuning } from '../runtime/kernel.ts';
export declare const RECORD_THREADS = 64;
export declare const recordsTuning: Tuning;
export declare const batchRecords: Kernel;
