import type { Kernel, Tuning } from '../../runtime/kernel.ts';
export declare const POWER_THREADS = 64;
export declare const powerTuning: Tuning;
export declare const powerOfTwoKernel: Kernel;
