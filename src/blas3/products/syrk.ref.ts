// SYRK in TypeScript: element by element (the oracle) and recursive (the CPU backend's). Real precisions, host memory only.
import type { RealMat, Trans, Uplo } from '../../core/matrix.ts';
import { gemmtrBlockedRef, gemmtrRef } from './gemmtr.ref.ts';

type Syrk = (
  uplo: Uplo,
  trans: Trans,
  n: number,
  k: number,
  alpha: number,
  A: RealMat,
  beta: number,
  C: RealMat,
) => void;

/** C := alpha A A^T + beta C (trans 'n') or C := alpha A^T A + beta C, on the triangle `uplo` of C; rules as gemmtrRef. */
export const syrkRef: Syrk = (uplo, trans, n, k, alpha, A, beta, C) =>
  gemmtrRef(uplo, trans, trans === 'n' ? 't' : 'n', n, k, alpha, A, A, beta, C);

/** As syrkRef, by halving the triangle. */
export const syrkBlockedRef: Syrk = (uplo, trans, n, k, alpha, A, beta, C) =>
  gemmtrBlockedRef(uplo, trans, trans === 'n' ? 't' : 'n', n, k, alpha, A, A, beta, C);
