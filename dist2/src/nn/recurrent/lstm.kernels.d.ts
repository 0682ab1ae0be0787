import type { Kernel } from '../../runtime/kernel.ts';
export declare const cellVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const stepVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const lstmGatesKernel: Kernel;
export declare const lstmGradientKernel: Kernel;
export declare const lstmPeepholesKernel: Kernel;
export declare const lstmStepKernel: Kernel;
