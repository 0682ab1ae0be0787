import type { Kernel, Tuning } from '../../runtime/kernel.ts';
export declare const lacn2Variants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const lacn2Step: Kernel;
export declare const rcondTuning: Tuning;
export declare const rcondFinal: Kernel;
