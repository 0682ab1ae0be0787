import type { Kernel } from '../../runtime/kernel.ts';
/** Elements of a workgroup. */
export declare const POOL_THREADS = 256;
/** Of both kernels. */
export declare const poolVariants: import("../../runtime/variants.ts").Variants<"KIND", never>;
export declare const poolKernel: Kernel;
export declare const poolGradient: Kernel;
