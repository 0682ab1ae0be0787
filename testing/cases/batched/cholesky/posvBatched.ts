// posv of a batch as cases, one for each form: the worst error R5.
import { posvRef } from '../../../../src/lapack/cholesky/posv.ref.ts';
import { fillDefinite, realDiagonal } from '../../../lib/batch.ts';
import { batchCases } from '../../../lib/batchForms.ts';
import { solveSweep, TRIANGLES, times } from '../../../lib/batchSweeps.ts';
import { solveBatchedTable, uploLine } from '../../../lib/rateTable.ts';
import { solveError } from '../../../lib/residuals.ts';
import { uniform } from '../../../lib/source.ts';
import { otherKept, symmetricView } from '../../../lib/triangles.ts';
import { hostMat } from '../../../lib/views.ts';

export const posvBatchedCases = batchCases('posv', {
  A: ({ n }) => [n, n],
  B: ({ n, nrhs }) => [n, nrhs],
  fill(prec, { A, B }, { uplo = 'l' }, random) {
    fillDefinite(prec, A, uplo, random);
    uniform(B, prec, random);
  },
  reference: ({ n, nrhs, A, B }, { uplo = 'l' }) => posvRef(uplo, n, nrhs, hostMat(A), hostMat(B)),
  error: ({ A, B }, after, { uplo = 'l' }) =>
    otherKept(A, after.A, uplo)
      ? solveError(symmetricView(realDiagonal(A), uplo), after.B, B)
      : Number.POSITIVE_INFINITY,
  sweep: times(TRIANGLES, solveSweep),
  options: ['nrhs', 'uplo'],
  table: solveBatchedTable(uploLine),
});
