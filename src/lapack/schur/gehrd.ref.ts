// Reduction of a matrix to Hessenberg form by reflections, in TypeScript. Real precisions, host memory only.
import { at, type RealArray, type RealMat } from '../../core/matrix.ts';
import { larfgRef, larfRef } from '../qr/larfg.ref.ts';

/**
 * A := Q^T A Q, upper Hessenberg in rows and columns lo .. hi-1, counted from 0, where A is triangular outside them. Below the
 * subdiagonal, column i holds v(i) of Q = H(lo) ... H(hi-2), which is zero outside rows i + 1 .. hi-1; tau, n - 1 elements, belongs to it
 * and is zero outside. Source: LAPACK xGEHD2.
 */
export function gehrdRef(n: number, lo: number, hi: number, A: RealMat, tau: RealArray, tauOff = 0): void {
  tau.fill(0, tauOff, tauOff + Math.max(0, n - 1));
  for (let i = lo; i < hi - 1; i++) {
    const { off } = at(A, i + 1, i);
    // H(i) annihilates A(i+2:hi, i)
    const scale = larfgRef(hi - i - 1, A.data, off);
    tau[tauOff + i] = scale;
    larfRef('r', hi, hi - i - 1, A.data, off, scale, at(A, 0, i + 1));
    larfRef('l', hi - i - 1, n - i - 1, A.data, off, scale, at(A, i + 1, i + 1));
  }
}
