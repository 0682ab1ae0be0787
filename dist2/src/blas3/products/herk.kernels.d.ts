import type { Kernel } from '../../runtime/kernel.ts';
export declare const DIAGONAL_THREADS = 64;
export declare const diagonalVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const herkDiagonal: Kernel;
