import type { Kernel, Tuning } from '../../runtime/kernel.ts';
export declare const largestVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const largestDouble: Kernel;
export declare const growthDoubleTuning: Tuning;
export declare const growthDouble: Kernel;
