import type { Kernel, Tuning } from '../../runtime/kernel.ts';
export declare const BAND_RECORD_THREADS = 64;
export declare const bandRecordsTuning: Tuning;
export declare const bandRecords: Kernel;
