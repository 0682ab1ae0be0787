import { type MatrixView } from './norms.ts';
/** Real and imaginary parts of n eigenvalues. */
export interface Eigenvalues {
    readonly re: Float64Array;
    readonly im: Float64Array;
}
/**
 * Whether complex eigenvalues of a real matrix stand in pairs, the one with the positive imaginary part first; those of a complex one need
 * not.
 */
export declare function isPaired({ re, im }: Eigenvalues, parts?: 2): boolean;
/** The real and imaginary parts of vector k of a real matrix, where it may be a pair with the next, or of a complex one. */
export declare function vectorAt(v: MatrixView, k: number, pair: boolean): readonly [Float64Array, Float64Array];
/** A x, or A^H x, of real and imaginary parts; without the latter x is real, and so is the product. */
export declare function image(a: MatrixView, adjoint: boolean, x: Float64Array, y: Float64Array | undefined): readonly [Float64Array, Float64Array | undefined];
/** max_k ||A v(k) - w(k) v(k)||_1 / (n ||A||_1); `left`: of u^H A - w u^H. Vectors are of length 1. */
export declare function vectorsError(a: MatrixView, w: Eigenvalues, v: MatrixView, left: boolean): number;
/** max_k | ||v(k)||_2 - 1 |, and NaN unless the largest element of each is real. */
export declare function vectorLengths(w: Eigenvalues, v: MatrixView): number;
/** How far two sets of eigenvalues, each matched with the nearest that is left, and their sum and the trace are apart, over n ||A||_1. */
export declare function eigenvaluesError(a: MatrixView, w: Eigenvalues, other: Eigenvalues): number;
/** Z T Z^H */
export declare function schurProduct(t: MatrixView, z: MatrixView): MatrixView;
/** ||A - Z T Z^H||_1 / (n ||A||_1) */
export declare function schurError(a: MatrixView, t: MatrixView, z: MatrixView): number;
/**
 * Whether T is triangular with w on its diagonal, if it is complex; of a real one, whether it is quasi-triangular, with blocks that have
 * equal diagonals and off-diagonal elements of unlike signs, and has eigenvalues w.
 */
export declare function isSchurForm(t: MatrixView, w: Eigenvalues, eps: number): boolean;
