import { type FieldMat, type RealArray } from '../../core/matrix.ts';
/**
 * Q^H A P = B for m >= n: d := the diagonal of the upper bidiagonal B, e := its superdiagonal. Below A's diagonal, column i holds v(i) of
 * Q = H(0) ... H(n-1) as geqrf leaves it, with tauQ[i]. Column i + 1 of P, n x n, holds below its diagonal the v(i) of G(0) ... G(n-2),
 * with tauP[i]: P's rows and columns from 1 on are as orgqr takes them. What A then holds on and above its diagonal means nothing.
 * Source: LAPACK xGEBD2.
 */
export declare function gebrdRef(m: number, n: number, A: FieldMat, tauQ: RealArray, P: FieldMat, tauP: RealArray, d: Float64Array, e: Float64Array): void;
/** What a reduction leaves besides A. D, tauQ, tauP: min(m, n) elements, E one less; D and E are real. */
export interface Bidiagonal {
    readonly D: RealArray;
    readonly E: RealArray;
    readonly tauQ: RealArray;
    readonly tauP: RealArray;
}
/**
 * Q^H A P = B, A m x n of any shape, stored as LAPACK does: B upper bidiagonal for m >= n, else lower, in A's place too; the v's below it,
 * the v^H's of P right of it.
 */
export declare function gebrdStoredRef(m: number, n: number, A: FieldMat, to: Bidiagonal): void;
/** What reduces a matrix with no more columns than rows, as gebrdRef, and returns P. */
type Reduce = (rows: number, cols: number, X: FieldMat, tauQ: RealArray, tauP: RealArray, d: Float64Array, e: Float64Array) => FieldMat;
/** gebrdStoredRef with what reduces given to it: a wide A as its adjoint, which exchanges Q and P. */
export declare function storedAs(m: number, n: number, A: FieldMat, to: Bidiagonal, reduce: Reduce): void;
export {};
