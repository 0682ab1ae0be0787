import type { Kernel } from '../../runtime/kernel.ts';
/** Threads that share a matrix, and those of a workgroup. */
interface NormShape {
    readonly LANES: number;
    readonly THREADS: number;
}
/** As many threads as have something to do. */
export declare const normShapeOf: (elements: number) => NormShape;
export declare const normVariants: import("../../runtime/variants.ts").Variants<"HERMITIAN" | "LISTED" | "SYMMETRIC", NormShape>;
export declare const langeBatchedKernel: Kernel;
export {};
