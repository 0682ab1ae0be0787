import type { MatrixView } from './norms.ts';
import { type Op } from './product.ts';
import type { Random } from './random.ts';
/** LAPACK's lamch('E'): half the gap between 1 and the next number, of integers too: one unit of error fails. */
export declare const EPS: {
    readonly b: 0.5;
    readonly h: number;
    readonly s: number;
    readonly d: number;
    readonly c: number;
    readonly z: number;
};
/** True only for a number below the bound: NaN fails. */
export declare const passes: (error: number, tol: number, eps: number) => boolean;
/** numerator / denominator, where an exact zero is no error even of a zero matrix. */
export declare const ratio: (numerator: number, denominator: number) => number;
/** ||X - Y||_F without a copy of the matrix. */
export declare function froDifference(x: MatrixView, y: MatrixView): number;
/** ||E||_I of a matrix whose columns are made one by one. */
export declare function columnsInf(rows: number, cols: number, parts: 2 | undefined, column: (j: number) => Float64Array): number;
/** R5: ||B - A X||_I / (N ||A||_I ||X||_I), the infinity norm, as in MAGMA's gesv and posv testers. */
export declare const solveError: (a: MatrixView, x: MatrixView, b: MatrixView) => number;
/**
 * LAPACK's dget02: max_j ||b_j - op(A) x_j||_1 / (||op(A)||_1 ||x_j||_1 eps), already in units of eps and without
 * the factor N. A zero matrix or solution gives 1/eps unless its residual is zero too.
 */
export declare function solveRatio(a: MatrixView, x: MatrixView, b: MatrixView, eps: number, op?: Op): number;
/** R9: ||I - A Ainv||_1 rcond / N with rcond = 1 / (||A||_1 ||Ainv||_1); a zero matrix gives 1/eps. */
export declare function inverseError(a: MatrixView, inverse: MatrixView, eps: number): number;
/** A matrix as its checks use it where it is too large to be multiplied by another. */
export interface Applied {
    readonly norm: number;
    readonly parts?: 2 | undefined;
    apply(x: Float64Array): Float64Array;
}
/**
 * R9 in a few products with vectors: the root mean square of ||(I - A Ainv) t|| over random signs t is the Frobenius norm, which takes
 * the place of the 1-norm. Of matrices of order n they differ by a factor of sqrt(n) at most, and little if errors are spread evenly.
 */
export declare function inverseVectorCheck(n: number, a: Applied, inverse: Applied, random: Random, vectors?: number): number;
