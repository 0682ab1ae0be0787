import type { Kernel } from '../../runtime/kernel.ts';
/** Elements per workgroup. */
export declare const STRIDED_THREADS = 256;
/** Elements as they are, as bits. */
export declare const MOVE: {
    THREADS: number;
} & {
    T: string;
    SUM: number;
    TIMES: number;
    TRIANGLE: number;
};
/** A triangle of matrices, zeros for the rest. */
export declare const TRIANGLES: {
    THREADS: number;
} & {
    T: string;
    SUM: number;
    TIMES: number;
    TRIANGLE: number;
};
/** Sums of elements. */
export declare const SUMS: {
    THREADS: number;
} & {
    T: string;
    SUM: number;
    TIMES: number;
    TRIANGLE: number;
};
/** Sums of products. */
export declare const PRODUCTS: {
    THREADS: number;
} & {
    T: string;
    SUM: number;
    TIMES: number;
    TRIANGLE: number;
};
export declare const stridedSumKernel: Kernel;
