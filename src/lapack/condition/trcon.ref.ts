// Condition number of a triangular matrix, in TypeScript. Real precisions, host memory only.
import { trsvRef } from '../../blas2/trsv.ref.ts';
import { langeRef } from '../../blas3/norms/lange.ref.ts';
import type { Diag, RealMat, Uplo } from '../../core/matrix.ts';
import { type ConditionNorm, hasNaN, rcondRef, vectorLike } from './condition.ref.ts';

/** The norm that goes with a condition number. */
export const triangleNormRef = (norm: ConditionNorm, uplo: Uplo, diag: Diag, n: number, A: RealMat): number =>
  langeRef({ norm, uplo, diag, symmetric: false, m: n, n }, A);

/** 1 / (||A|| ||A^-1||) of a triangle. Source: LAPACK xTRCON. */
export function trconRef(norm: ConditionNorm, uplo: Uplo, diag: Diag, n: number, A: RealMat): number {
  const data = vectorLike(A, n);
  const x = { data, off: 0, ld: 1 };
  const product = (transposed: boolean): void =>
    trsvRef(uplo, transposed !== (norm === 'i') ? 't' : 'n', diag, n, A, x);
  return rcondRef(triangleNormRef(norm, uplo, diag, n, A), data, product, () => hasNaN(uplo, n, A, diag === 'u'));
}
