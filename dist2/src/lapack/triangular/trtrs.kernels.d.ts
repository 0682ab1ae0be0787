import type { Kernel } from '../../runtime/kernel.ts';
export declare const zeroDiagonalVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const zeroDiagonal: Kernel;
