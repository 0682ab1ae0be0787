import { type Picked } from '../../autotune/pick.ts';
import type { Limits } from '../../autotune/space.ts';
import type { Kernel } from '../../runtime/kernel.ts';
/** A workgroup: its threads, the largest order that it takes, and whether the matrix is in its memory. */
export interface DenseShape {
    readonly THREADS: number;
    readonly N: number;
    readonly HELD: number;
}
export interface DenseProblem extends Limits {
    readonly n: number;
}
export declare const pickDense: (p: DenseProblem, force?: string) => Picked<DenseShape>;
export declare const reduceVariants: import("../../runtime/variants.ts").Variants<"LISTED" | "VECTORS", DenseShape>;
export declare const iterateVariants: import("../../runtime/variants.ts").Variants<"VECTORS", DenseShape>;
export declare const gehrdVariants: import("../../runtime/variants.ts").Variants<"LISTED" | "TAU_IN_A", DenseShape>;
/** The tile with so many threads. */
export declare const widthOf: ({ THREADS }: DenseShape) => {
    readonly THREADS: 8;
} | {
    readonly THREADS: 32;
} | {
    readonly THREADS: 64;
} | {
    readonly THREADS: 128;
};
export declare const vectorsVariants: import("../../runtime/variants.ts").Variants<"LISTED", {
    readonly THREADS: 8;
} | {
    readonly THREADS: 32;
} | {
    readonly THREADS: 64;
} | {
    readonly THREADS: 128;
}>;
/** Threads of geev_values. */
export declare const VALUE_THREADS = 64;
export declare const valuesVariants: import("../../runtime/variants.ts").Variants<"LISTED", never>;
export declare const geevReduce: Kernel;
export declare const geevIterate: Kernel;
export declare const geevVectors: Kernel;
export declare const geevValues: Kernel;
export declare const gehrdGroup: Kernel;
