// The orthogonal factor of a Hessenberg form, written out, in TypeScript. Real precisions, host memory only.
import { at, type RealArray, type RealMat } from '../../core/matrix.ts';
import { orgqrRef } from '../qr/orgqr.ref.ts';

/** Moves the reflectors one column to the right, and makes the others those of the unit matrix: rows and columns lo+1 .. hi-1 are left. */
export function shiftReflectors(n: number, lo: number, hi: number, { data, off, ld }: RealMat): void {
  for (let j = n - 1; j >= 0; j--) {
    const column = off + j * ld;
    const isReflector = j > lo && j < hi;
    if (isReflector) data.copyWithin(column + j, column - ld + j, column - ld + hi);
    data.fill(0, column, column + (isReflector ? j : n));
    if (isReflector) data.fill(0, column + hi, column + n);
    else data[column + j] = 1;
  }
}

/** A := Q, from the v's and tau that gehrdRef leaves. Source: LAPACK xORGHR. */
export function orghrRef(n: number, lo: number, hi: number, A: RealMat, tau: RealArray, tauOff = 0): void {
  shiftReflectors(n, lo, hi, A);
  const order = hi - lo - 1;
  if (order > 0) orgqrRef(order, order, order, at(A, lo + 1, lo + 1), tau, tauOff + lo);
}
