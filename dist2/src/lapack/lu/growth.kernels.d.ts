import type { Kernel, Tuning } from '../../runtime/kernel.ts';
export declare const growthTuning: Tuning;
export declare const growthFinal: Kernel;
