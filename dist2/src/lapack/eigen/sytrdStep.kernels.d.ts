import type { Kernel, Tuning } from '../../runtime/kernel.ts';
/** The name of this way, for tests and tuning. */
export declare const STEPS = "steps";
/** For matrices of this order. */
export declare const stepTuning: (order: number) => Tuning;
export declare const sytrdStep: Kernel;
