// sytrfNopiv of a batch as cases, one for each form: the worst residual of quasi-definite matrices.
import { sytrfNopivRef } from '../../../../src/lapack/indefinite/sytrfNopiv.ref.ts';
import { type BatchKit, batchCases } from '../../../lib/batchForms.ts';
import { squareSweep, TRIANGLES, times } from '../../../lib/batchSweeps.ts';
import { choleskyBatchedTable } from '../../../lib/rateTable.ts';
import { fillQuasiDefinite, ldlError } from '../../../lib/residualsLdl.ts';
import type { Mirror } from '../../../lib/residualsSy.ts';
import { otherKept } from '../../../lib/triangles.ts';
import { hostMat } from '../../../lib/views.ts';

/** Of the symmetric routine, and of the Hermitian one. */
export const trfNopivKit = (mirror: Mirror): BatchKit => ({
  A: ({ n }) => [n, n],
  fill: (prec, { A }, { uplo = 'l' }, random) => fillQuasiDefinite(prec, A, uplo, random),
  reference: ({ n, A }, { uplo = 'l' }) => sytrfNopivRef(uplo, n, hostMat(A), mirror),
  error: ({ A }, after, { uplo = 'l' }) =>
    otherKept(A, after.A, uplo) ? ldlError(A, after.A, uplo, mirror) : Number.POSITIVE_INFINITY,
  sweep: times(TRIANGLES, squareSweep),
  options: ['uplo'],
  table: choleskyBatchedTable,
});

export const sytrfNopivBatchedCases = batchCases('sytrfNopiv', trfNopivKit('t'));
