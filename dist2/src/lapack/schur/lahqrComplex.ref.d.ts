import { type Iteration } from './lahqr.ref.ts';
/**
 * Whether the subdiagonal element in row k of an active block lo .. hi-1 is negligible, as isNegligible.
 * Source: M. Ahues, F. Tisseur, A new deflation criterion for the QR algorithm, LAPACK Working Note 122 (1997).
 */
export declare function isNegligibleComplex(h: Float64Array, off: number, ld: number, lo: number, hi: number, k: number, eps: number): boolean;
/**
 * H := Q^H H Q, triangular, and its eigenvalues; else as lahqrRef. Subdiagonal elements stay complex until they are zero.
 * Source: LAPACK xLAHQR; J. Francis, The QR transformation, Comput. J. 4 (1961).
 */
export declare function lahqrComplexRef({ schur, n, lo, hi, H, re, im, Z, zlo, zhi, eps }: Iteration): number;
