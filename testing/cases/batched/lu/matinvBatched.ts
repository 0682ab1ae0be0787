// matinv of a batch as cases, one for each form: the worst error R9.
import { getrfRecursiveRef } from '../../../../src/lapack/lu/getrf.ref.ts';
import { getriRef } from '../../../../src/lapack/lu/getri.ref.ts';
import { batchCases } from '../../../lib/batchForms.ts';
import { squareSweep } from '../../../lib/batchSweeps.ts';
import { INVERSE, squareBatchedTable } from '../../../lib/rateTable.ts';
import { inverseError } from '../../../lib/residuals.ts';
import { uniform } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

export const matinvBatchedCases = batchCases('matinv', {
  A: ({ n }) => [n, n],
  fill: (prec, { A }, _p, random) => uniform(A, prec, random),
  reference({ n, A }) {
    const ipiv = new Int32Array(n);
    const info = getrfRecursiveRef(n, n, hostMat(A), ipiv, 0);
    return info > 0 ? info : getriRef(n, hostMat(A), ipiv, 0);
  },
  error: ({ A }, after) => inverseError(A, after.A, 2 ** -53),
  sweep: squareSweep,
  options: [],
  table: squareBatchedTable(INVERSE),
});
