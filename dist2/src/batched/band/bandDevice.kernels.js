import { band_records } from './shaders.gen.js';
export const BAND_RECORD_THREADS = 64;
export const bandRecordsTuning = { THREADS: BAND_RECORD_THREADS };
export const bandRecords = { name: 'band_records', text: band_records, variants: [bandRecordsTuning] };
