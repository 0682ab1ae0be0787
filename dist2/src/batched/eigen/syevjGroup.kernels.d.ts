import type { Kernel } from '../../runtime/kernel.ts';
/** Matrices of larger orders have no kernel. */
export declare const JACOBI_MOST = 1920;
/** Elements of a problem's workspace: a triangle, and vectors. */
export declare const roomOf: (n: number, vectors: boolean) => number;
export declare const groupVariants: import("../../runtime/variants.ts").Variants<"LISTED" | "VECTORS" | "W_IN_A", never>;
export declare const syevjGroup: Kernel;
