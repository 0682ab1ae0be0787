import type { Kernel } from '../../runtime/kernel.ts';
/** Rows of a workgroup of row_gradients, and of row_gradients_sum. */
export declare const GRADIENT_ROWS = 32;
export declare const SUM_ROWS = 64;
export declare const normVariants: import("../../runtime/variants.ts").Variants<"CENTERED", never>;
export declare const rowVariants: import("../../runtime/variants.ts").Variants<"CENTERED", never>;
export declare const rowSumVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const heldNormVariants: import("../../runtime/variants.ts").Variants<"CENTERED", import("../columns.ts").HeldTile>;
export declare const columnNormHeld: Kernel;
export declare const columnNorm: Kernel;
export declare const columnNormGradient: Kernel;
export declare const rowGradients: Kernel;
export declare const rowGradientsSum: Kernel;
