// potrf of a batch as cases, one for each form: the worst error R6.
import type { Uplo } from '../../../../src/index.ts';
import { potrfRef } from '../../../../src/lapack/cholesky/potrf.ref.ts';
import { fillDefinite } from '../../../lib/batch.ts';
import { batchCases } from '../../../lib/batchForms.ts';
import { squareSweep, TRIANGLES, times } from '../../../lib/batchSweeps.ts';
import { type MatrixView, normFro } from '../../../lib/norms.ts';
import { copied } from '../../../lib/operands.ts';
import { choleskyBatchedTable } from '../../../lib/rateTable.ts';
import { froDifference, ratio } from '../../../lib/residuals.ts';
import { otherKept, triangularView } from '../../../lib/triangles.ts';
import { hostMat } from '../../../lib/views.ts';

/** ||F - Fref||_F / ||Fref||_F over the triangle; infinite if the other one has changed. */
function factorError(uplo: Uplo, a: MatrixView, factor: MatrixView): number {
  const { a: expected } = copied({ a }, ['a']);
  potrfRef(uplo, a.rows, hostMat(expected));
  if (!otherKept(a, factor, uplo)) return Number.POSITIVE_INFINITY;
  const [found, wanted] = [triangularView(factor, uplo), triangularView(expected, uplo)];
  return ratio(froDifference(found, wanted), normFro(wanted));
}

export const potrfBatchedCases = batchCases('potrf', {
  A: ({ n }) => [n, n],
  fill: (prec, { A }, { uplo = 'l' }, random) => fillDefinite(prec, A, uplo, random),
  reference: ({ n, A }, { uplo = 'l' }) => potrfRef(uplo, n, hostMat(A)),
  error: ({ A }, after, { uplo = 'l' }) => factorError(uplo, A, after.A),
  sweep: times(TRIANGLES, squareSweep),
  options: ['uplo'],
  table: choleskyBatchedTable,
});
