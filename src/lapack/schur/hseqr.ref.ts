// The Schur form of a Hessenberg matrix, in doubles.
import { type Iteration, lahqrRef } from './lahqr.ref.ts';

/**
 * As lahqrRef, with the eigenvalues of the rows outside lo .. hi-1, which are triangular.
 */
export function hseqrRef(iteration: Iteration): number {
  const { n, lo, hi, H, re, im } = iteration;
  for (let i = 0; i < n; i++) {
    if (i >= lo && i < hi) continue;
    re[i] = H.data[H.off + i + i * H.ld]!;
    im[i] = 0;
  }
  return lahqrRef(iteration);
}
