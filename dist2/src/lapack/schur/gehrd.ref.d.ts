import { type FieldMat, type RealArray } from '../../core/matrix.ts';
import { larfRef } from '../qr/larfg.ref.ts';
/**
 * A := Q^H A Q, upper Hessenberg in rows and columns lo .. hi-1, counted from 0, where A is triangular outside them. Below the
 * subdiagonal, column i holds v(i) of Q = H(lo) ... H(hi-2), which is zero outside rows i + 1 .. hi-1; tau, n - 1 elements, belongs to it
 * and is zero outside. Source: LAPACK xGEHD2.
 */
export declare function gehrdRef(n: number, lo: number, hi: number, A: FieldMat, tau: RealArray, tauOff?: number, larf?: typeof larfRef): void;
