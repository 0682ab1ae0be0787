// SYRK in TypeScript: element by element (the oracle) and recursive (the CPU backend's). Host memory only.
import type { FieldMat } from '../../core/matrix.ts';
import type { Syrk } from '../../core/signatures.ts';
import { gemmtrBlockedRef, gemmtrRef } from './gemmtr.ref.ts';

/** C := alpha A A^T + beta C (trans 'n') or C := alpha A^T A + beta C, on the triangle `uplo` of C; rules as gemmtrRef. */
export const syrkRef: Syrk<FieldMat> = (uplo, trans, n, k, alpha, A, beta, C) =>
  gemmtrRef(uplo, trans, trans === 'n' ? 't' : 'n', n, k, alpha, A, A, beta, C);

/** As syrkRef, by halving the triangle. */
export const syrkBlockedRef: Syrk<FieldMat> = (uplo, trans, n, k, alpha, A, beta, C) =>
  gemmtrBlockedRef(uplo, trans, trans === 'n' ? 't' : 'n', n, k, alpha, A, A, beta, C);
