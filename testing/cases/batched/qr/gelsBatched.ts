// gels of a batch as cases, one for each form: of least squares dqrt17 and the sum of squares below X, of solutions of least norm dqrt16
// and dqrt14; the worst over the batch.
import { isLeastSquares } from '../../../../src/core/leastSquares.ts';
import { gelsRef } from '../../../../src/lapack/qr/gels.ref.ts';
import { ODD } from '../../../lib/batch.ts';
import { type BatchProblem, batchCases, type Member } from '../../../lib/batchForms.ts';
import { COUNTS, times } from '../../../lib/batchSweeps.ts';
import { shapes } from '../../../lib/calls.ts';
import { larger, matrixView, sizeAt } from '../../../lib/norms.ts';
import { leastSquaresBatchedTable, transLine } from '../../../lib/rateTable.ts';
import { consistentError, normalError, outsideRowSpace, squaresError, topOf } from '../../../lib/residualsLs.ts';
import { uniform } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

/** Empty, small, tall and wide, around the classes of kernels, and beyond registers. */
const SHAPES = shapes('0x3 3x0 1x1 1x5 5x4 4x4 8x13 24x10 17x17 32x33 64x8 70x40 12x130');

const sweep: readonly BatchProblem[] = [
  ...times(
    [{ trans: 'n' }, { trans: 'c' }],
    SHAPES.flatMap(([m, n]) => ({ m, n, nrhs: 2, batchCount: 3, layout: ODD })),
  ),
  { trans: 'n', m: 9, n: 5, nrhs: 1, batchCount: 3, layout: ODD, byRows: true },
  { trans: 'c', m: 40, n: 36, nrhs: 3, batchCount: 3, layout: ODD, byRows: true },
  ...[0, 1, 4, 9, 70].map((nrhs): BatchProblem => ({ trans: 'n', m: 12, n: 7, nrhs, batchCount: 3, layout: ODD })),
  ...COUNTS.map((batchCount): BatchProblem => ({ trans: 'n', m: 6, n: 4, nrhs: 1, batchCount })),
];

/** How wrong X is, and what lies below it or how long it is. */
function gelsError({ m, n, A, B }: Member, after: Member, transposed: boolean): number {
  const [rows, cols] = transposed ? [n, m] : [m, n];
  const [b, x] = [topOf(B, rows), topOf(after.B, cols)];
  if (Math.min(m, n) === 0) return x.data.every((value) => value === 0) ? 0 : Number.NaN;
  if (!isLeastSquares({ transposed, m, n }))
    return larger(consistentError(A, transposed, x, b), outsideRowSpace(A, transposed, x));
  const { rows: height, cols: sides } = after.B;
  const sums = matrixView(new Float64Array(sides), sides, 1);
  for (let j = 0; j < sides; j++)
    for (let i = cols; i < height; i++) sums.data[j] = sums.data[j]! + sizeAt(after.B, i + j * height) ** 2;
  return larger(normalError(A, transposed, x, b), squaresError(A, transposed, x, b, sums));
}

export const gelsBatchedCases = batchCases('gels', {
  A: ({ m, n }) => [m, n],
  B: ({ m, n, nrhs }) => [Math.max(m, n), nrhs],
  reads: ['A'],
  fill(prec, { A, B }, _p, random) {
    uniform(A, prec, random);
    uniform(B, prec, random);
  },
  reference({ m, n, nrhs, A, B }, { trans = 'n' }) {
    const copy = { ...hostMat(A), data: A.data.slice() as typeof A.data };
    return gelsRef({ transposed: trans !== 'n', m, n, nrhs, A: copy, B: hostMat(B), wantsRcond: false }).info;
  },
  error: (before, after, { trans = 'n' }) => gelsError(before, after, trans !== 'n'),
  sweep,
  options: ['m', 'nrhs', 'trans'],
  table: leastSquaresBatchedTable('|rss|', transLine),
});
