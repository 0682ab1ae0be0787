import type { TuningRecord } from './rows.ts';
export declare const shipped: readonly TuningRecord[];
