// The kernel that writes the records of a batch of tridiagonal or band problems.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { band_records } from './shaders.gen.ts';

export const BAND_RECORD_THREADS = 64;

export const bandRecordsTuning: Tuning = { THREADS: BAND_RECORD_THREADS };
export const bandRecords: Kernel = { name: 'band_records', text: band_records, variants: [bandRecordsTuning] };
