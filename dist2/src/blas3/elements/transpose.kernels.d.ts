import type { ElementType } from '../../core/field.ts';
import type { Kernel } from '../../runtime/kernel.ts';
export declare const transposeTile: (type: ElementType) => number;
export declare const transposeVariants: import("../../runtime/variants.ts").Variants<"A_IN_B" | "CONJUGATE", never>;
export declare const transposeKernel: Kernel;
