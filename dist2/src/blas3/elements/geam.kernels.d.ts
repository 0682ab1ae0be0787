import type { ElementType } from '../../core/field.ts';
import type { Kernel } from '../../runtime/kernel.ts';
export declare const geamTile: (type: ElementType) => number;
export declare const geamVariants: import("../../runtime/variants.ts").Variants<"A_IN_C" | "B_IN_C", never>;
export declare const geamKernel: Kernel;
