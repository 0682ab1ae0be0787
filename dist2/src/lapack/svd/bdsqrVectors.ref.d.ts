import type { FieldMat, RealArray, RealMat, Uplo } from '../../core/matrix.ts';
import { type BdsdcTools } from './bdsdc.ref.ts';
/** B, upper or lower bidiagonal of order n. */
export interface BidiagonalProblem {
    readonly uplo: Uplo;
    readonly n: number;
    /** n elements. In: the diagonal. Out: the singular values. */
    readonly D: RealArray;
    /** n - 1 elements, overwritten. */
    readonly E: RealArray;
}
/** What bdsqr multiplies by the vectors: U, nru x n, and V^H, n x ncvt. B is real, and so are the rotations. */
export interface BdsqrProblem extends BidiagonalProblem {
    readonly nru: number;
    readonly U?: FieldMat | undefined;
    readonly ncvt: number;
    readonly VT?: FieldMat | undefined;
}
/** U, nru x n, and V, ncvt x n, that rotations of columns are applied to. */
export interface RotatedVectors {
    readonly U: FieldMat;
    readonly V: FieldMat;
    rotate(first: number, step: 1 | -1, count: number, ofU: Float64Array, ofV: Float64Array): void;
    finish(): void;
}
/** B = Q S P^T; U := U Q, V^H := P^T V^H; returns info. Source: LAPACK xBDSQR. */
export declare function bdsqrVectorsRef(problem: BdsqrProblem, tools?: RotatedVectors): number;
/** What bdsdc writes: U and V^T of order n; values alone without them. */
export interface BdsdcProblem extends BidiagonalProblem {
    readonly U?: RealMat | undefined;
    readonly VT?: RealMat | undefined;
}
/** Where divide and conquer has its vectors before they are in order, n x n each, and how it computes them. */
export interface BdsdcPlaces {
    readonly X: RealMat;
    readonly Y: RealMat;
    readonly solve: (d: Float64Array, e: Float64Array) => number;
}
/** The places of the reference. */
export declare function bdsdcPlaces(n: number, like: (length: number) => RealArray, eps: number, tools: BdsdcTools): BdsdcPlaces;
/** B = U S V^T; returns info. `places`: not asked for without vectors. Source: LAPACK xBDSDC. */
export declare function bdsdcVectorsRef(problem: BdsdcProblem, places: () => BdsdcPlaces): number;
