import type { Kernel, Tuning } from '../../runtime/kernel.ts';
export declare const lacn2DoubleVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const lacn2Double: Kernel;
export declare const rcondDoubleTuning: Tuning;
export declare const rcondDouble: Kernel;
