// The orthogonal factor of sytrd, written out, in TypeScript. Real precisions, host memory only.
import { at, entriesOf, type FieldMat, type RealArray, type RealMat, type Uplo } from '../../core/matrix.ts';
import { orgqrRef } from '../qr/orgqr.ref.ts';
import { reverseRef } from './sytrd.ref.ts';

/** A := Q of order n, from the v's and the n - 1 elements of tau that sytrd leaves. Source: LAPACK xORGTR. */
export function orgtrRef(uplo: Uplo, n: number, A: RealMat, tau: RealArray, tauOff = 0): void {
  const scales = tau.slice(tauOff, tauOff + Math.max(0, n - 1));
  if (uplo === 'u') {
    // Q = J P J, with P as the lower triangle of J A J gives it
    scales.reverse();
    reverseBoth(n, A);
  }
  shiftRef(n, A);
  if (n > 1) orgqrRef(n - 1, n - 1, n - 1, at(A, 1, 1), scales);
  if (uplo === 'u') reverseBoth(n, A);
}

export function reverseBoth(n: number, A: RealMat): void {
  reverseRef('l', n, n, A);
  reverseRef('r', n, n, A);
}

/** The columns below the diagonal go one to the right, where orgqr looks for them; the first row and column become the unit matrix's. */
export function shiftRef(n: number, A: FieldMat): void {
  const { data, off, ld } = entriesOf(A);
  const { parts = 1 } = A;
  for (let j = n - 1; j > 0; j--) {
    const [from, to] = [off + (j - 1) * ld, off + j * ld];
    data.copyWithin(to + parts * (j + 1), from + parts * (j + 1), from + parts * n);
    data.fill(0, to, to + parts);
  }
  if (n === 0) return;
  data.fill(0, off, off + parts * n);
  data[off] = 1;
}
