import type { FieldMat, RealArray, Side, Uplo } from '../../core/matrix.ts';
import type { Numeric } from '../../core/signatures.ts';
/**
 * Q^H A Q = T: d := the diagonal of T, e := the one beside it, real numbers; A is of order n, of which the triangle `uplo` is read, of its
 * diagonal the real parts. v(i) of Q = H(0) ... H(n-2) has zeros and a 1 down to row i + 1, the rest lies in column i of A with 'l'. With
 * 'u' Q = H(n-2) ... H(0), and above the 1 in row i lies column i + 1 of A. tau has n - 1 elements. Source: LAPACK xSYTD2, xHETD2.
 */
export declare function sytrdRef(uplo: Uplo, n: number, A: FieldMat, d: Float64Array, e: Float64Array, tau: RealArray, tauOff?: number): void;
/** The lower triangle of A := H^H A H, H = I - t v v^H with the 1 of v in its place; of the diagonal the real parts. w is workspace. */
export declare function reflectBothRef(rows: number, a: RealArray, place: (p: number, q: number) => number, v: RealArray, t: Numeric, w: Float64Array, parts: 1 | 2): void;
/** The elements of x in reverse order. */
export declare function reverseElements(x: RealArray, parts?: 1 | 2): void;
/** The rows ('l') or the columns ('r') of an m x n matrix in reverse order. */
export declare function reverseRef(side: Side, m: number, n: number, { data, off, ld, parts }: FieldMat): void;
