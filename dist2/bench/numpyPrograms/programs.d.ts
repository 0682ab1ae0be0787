export interface Operand {
    readonly data: Float64Array;
    readonly shape: readonly number[];
}
export type Name = keyof typeof operands;
/** Timed, whole: from operands that the library keeps to an answer. */
export type Run = () => Numbers | Promise<Numbers>;
/** What an answer is compared by. */
export type Numbers = ArrayLike<number>;
/** A library: its programs, from operands in its own form. Those that it cannot be written in are missing. */
export interface Library {
    readonly name: string;
    /** Relative error of what it computes in. */
    readonly error: number;
    readonly programs: Readonly<Partial<Record<Name, (own: readonly Operand[]) => Run | Promise<Run>>>>;
}
export declare const operands: {
    'polynomial fit, 2000 points, degree 5': () => Operand[];
    'PCA, 1000 x 30': () => Operand[];
    '1000 systems of order 4': () => Operand[];
    'ridge, 1000 x 50': () => Operand[];
    'Kalman filter, 100 steps': () => Operand[];
    'Gaussian process, 200 points': () => Operand[];
    'sampling, 20 x 5000': () => Operand[];
    'Laplacian of a path of 80': () => import("../../src/linalg/index.ts").Created<"float64">[];
    'PageRank, 300 pages, 60 steps': () => Operand[];
    'exponential, order 60': () => import("../../src/linalg/ndarray.ts").NdArray<Float64Array<ArrayBufferLike>>[];
    'Poisson by kron, 20 x 20': () => import("../../src/linalg/index.ts").Created<"float64">[];
    'image of 96 x 96 by svd': () => import("../../src/linalg/index.ts").Created<"float64">[];
};
