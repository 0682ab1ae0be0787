import type { Kernel } from '../../runtime/kernel.ts';
/** Of both kernels. */
export declare const softmaxVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const softmaxKernel: Kernel;
export declare const softmaxGradient: Kernel;
/** Whole columns in registers; and slices of columns, what they come to (PART) and then the result (REST). */
export declare const heldVariants: import("../../runtime/variants.ts").Variants<never, import("../columns.ts").HeldTile>;
export declare const slicedVariants: import("../../runtime/variants.ts").Variants<"PART" | "REST", import("../columns.ts").HeldTile>;
export declare const softmaxHeld: Kernel;
export declare const softmaxGradientHeld: Kernel;
