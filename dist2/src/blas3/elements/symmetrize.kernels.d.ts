import type { ElementType } from '../../core/field.ts';
import type { Kernel } from '../../runtime/kernel.ts';
export declare const symmetrizeTile: (type: ElementType) => number;
export declare const symmetrizeVariants: import("../../runtime/variants.ts").Variants<"CONJUGATE", never>;
export declare const symmetrizeKernel: Kernel;
