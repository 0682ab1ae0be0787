import type { Tuning } from '../runtime/kernel.ts';
/** One object per record: pipelines are found by identity. */
export declare function tunings(): (record: Tuning) => Tuning;
