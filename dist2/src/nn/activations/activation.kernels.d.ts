import type { Kernel } from '../../runtime/kernel.ts';
/** Elements of a workgroup. */
export declare const ACTIVATION_ELEMENTS: number;
export declare const activationVariants: import("../../runtime/variants.ts").Variants<"ACTIVATION" | "GRADIENT", never>;
export declare const activationKernel: Kernel;
