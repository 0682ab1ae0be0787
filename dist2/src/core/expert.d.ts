import type { Diag, RealArray, Trans, Uplo } from './matrix.ts';
/** One solve of x := op(T)^-1 x with a triangle T of an array. */
export interface TriangleSolve {
    readonly uplo: Uplo;
    readonly trans: Exclude<Trans, 't'>;
    readonly diag: Diag;
}
/** How a matrix is known by triangles of an array, but for interchanges, which change no norm here. */
export interface Triangles {
    /** What of the array is read; with diag 'u' its diagonal is taken as ones. */
    readonly part: Uplo | 'f';
    readonly diag: Diag;
    /** The solves that its inverse, or the conjugate transpose of that, is made of, in the order in which they are done. */
    solves(transposed: boolean): readonly TriangleSolve[];
}
/** P A = L U, as getrf leaves it. */
export declare const luTriangles: Triangles;
/** A = L L^H or U^H U, as potrf leaves it: the factor on the left of the product comes first. */
export declare function choleskyTriangles(uplo: Uplo): Triangles;
/** A itself is a triangle. */
export declare const oneTriangle: (uplo: Uplo, diag: Diag) => Triangles;
/** Corrections at most, as in LAPACK. */
export declare const MOST_STEPS = 5;
/** Of a precision and an order: the least that is told apart from underflow, relative to its own rounding, and n + 1 roundings. */
export interface Rounding {
    readonly eps: number;
    readonly safe1: number;
    readonly safe2: number;
    readonly bound: number;
}
export declare function roundingOf(n: number, prec: 's' | 'd'): Rounding;
/** What an expert driver says of a solution: n + 1 where it has no digit to rely on, because rcond is below eps, or NaN. */
export declare const expertInfo: (n: number, rcond: number, prec: 's' | 'd') => number;
/**
 * The ratio of the least to the largest of given scale factors, kept in range: rowcnd or colcnd of a matrix that was equilibrated before.
 */
export declare function ratioOf(factors: RealArray): number;
/** Below this ratio of the least to the largest size scaling is worth while. */
export declare const THRESHOLD = 0.1;
/** Whether products with elements up to amax may leave the range: in the gap of 2 eps (2^-23, 2^-52) from its ends. */
export declare function extreme(amax: number, x: RealArray): boolean;
/** What laqge and laqsy have done: 0 nothing, 1 rows, 2 columns, 3 both. */
export type Equed = 0 | 1 | 2 | 3;
/** Which of diag(r) and diag(c) laqge applies; `like` has the precision of A. */
export declare function equedOf(m: number, n: number, like: RealArray, rowcnd: number, colcnd: number, amax: number): Equed;
