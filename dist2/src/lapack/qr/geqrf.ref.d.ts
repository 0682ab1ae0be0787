import { type FieldMat, type RealArray } from '../../core/matrix.ts';
/**
 * A = Q R, A m x n. R := upper triangle of A, its diagonal real; below it, column i holds v(i) without its leading 1, and tau[tauOff + i]
 * belongs to it: Q = H(0) H(1) ... H(k-1), H(i) = I - tau(i) v(i) v(i)^H, k = min(m, n). tauOff counts elements. Source: LAPACK xGEQR2.
 */
export declare function geqrfRef(m: number, n: number, A: FieldMat, tau: RealArray, tauOff?: number): void;
