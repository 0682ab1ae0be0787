import type { ElementType } from '../../core/field.ts';
import type { Kernel } from '../../runtime/kernel.ts';
export declare const transposeInplaceTile: (type: ElementType) => number;
export declare const transposeInplaceVariants: import("../../runtime/variants.ts").Variants<"CONJUGATE", never>;
export declare const transposeInplaceKernel: Kernel;
