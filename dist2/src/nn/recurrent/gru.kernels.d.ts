import type { Kernel } from '../../runtime/kernel.ts';
/** The parts of a step: all of one whose reset gate acts behind the product, else what lies before and behind its second product. */
export declare const WHOLE: 0, GATES: 1, REST: 2;
export declare const gruVariants: import("../../runtime/variants.ts").Variants<"PART", never>;
export declare const gruStepVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const gruGatesKernel: Kernel;
export declare const gruGradientKernel: Kernel;
export declare const gruStepKernel: Kernel;
