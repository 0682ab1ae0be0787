import type { MatrixMarket } from '../src/linalg/matrixMarket.ts';
export interface DenseFile {
    readonly file: string;
    readonly rows: number;
    readonly cols: number;
    readonly a: Float64Array;
    readonly nonzeros: number;
    readonly symmetry: MatrixMarket['symmetry'];
}
/** '494 x 494, symmetric, 1666 nonzeros (0.7 %)' */
export declare function shapeText({ rows, cols, nonzeros, symmetry }: DenseFile): string;
/** Whatever the file says. */
export declare function isSymmetric({ rows: n, cols, a }: DenseFile): boolean;
/** Whether Cholesky is worth a try: symmetric, with a positive diagonal. */
export declare function looksDefinite(A: DenseFile): boolean;
/** A times ones: the right-hand side whose solution is known. */
export declare function timesOnes(rows: number, a: Float64Array): Float64Array;
