// LANGE and LANSY of a batch as cases, one for each form: the largest magnitude exactly, sums to within the rounding of their terms; the
// worst over the batch. What may not be read is NaN.
import { langeRef } from '../../../../src/blas3/norms/lange.ref.ts';
import type { Norm } from '../../../../src/index.ts';
import { ODD } from '../../../lib/batch.ts';
import { COUNTS } from '../../../lib/batchSweeps.ts';
import { shapes } from '../../../lib/calls.ts';
import { inPart } from '../../../lib/elementwise.ts';
import { fill } from '../../../lib/operands.ts';
import { scalarBatchedTable, uploLine } from '../../../lib/rateTable.ts';
import { type ScalarProblem, scalarCases } from '../../../lib/scalarBatch.ts';
import { symmetricView } from '../../../lib/triangles.ts';
import { hostMat } from '../../../lib/views.ts';
import { NORM_LETTERS, normError } from '../../blas3/norms/lange.ts';

const uplos = ['l', 'u'] as const;
const SHAPES = shapes('0x3 3x0 1x1 7x4 33x65 40x9 3x300');
const ORDERS = [0, 1, 2, 5, 16, 33, 65];

const counted = COUNTS.map((batchCount) => ({ norm: 'f', uplo: 'l', m: 6, n: 6, batchCount }) as const);

/** In units of the square root of the number of terms. */
const tolerance = 3;

export const langeBatchedCases = scalarCases<Norm>('lange', {
  tolerance,
  result: 'result',
  square: false,
  norm: 'f',
  sweep: [
    ...SHAPES.flatMap(([m, n]) =>
      NORM_LETTERS.map((norm): ScalarProblem<Norm> => ({ norm, uplo: 'l', m, n, batchCount: 3, layout: ODD })),
    ),
    ...counted,
  ],
  fill: (prec, a, _, random) => fill(prec, a, () => random.rand() - 0.5),
  reference: (a, { norm }) =>
    langeRef({ norm, uplo: 'f', diag: 'n', symmetric: false, m: a.rows, n: a.cols }, hostMat(a)),
  error: (a, { norm }, found) => normError(norm, found, a.data instanceof Float32Array, a),
  table: scalarBatchedTable(['m', 'n']),
});

export const lansyBatchedCases = scalarCases<Norm>('lansy', {
  tolerance,
  result: 'result',
  square: true,
  norm: 'f',
  sweep: [
    ...uplos.flatMap((uplo) =>
      ORDERS.flatMap((n) =>
        NORM_LETTERS.map((norm): ScalarProblem<Norm> => ({ norm, uplo, m: n, n, batchCount: 3, layout: ODD })),
      ),
    ),
    ...counted,
  ],
  fill: (prec, a, { uplo }, random) => fill(prec, a, (i, j) => (inPart(uplo, i, j) ? random.rand() - 0.5 : Number.NaN)),
  reference: (a, { norm, uplo }) =>
    langeRef({ norm, uplo, diag: 'n', symmetric: true, m: a.rows, n: a.cols }, hostMat(a)),
  error: (a, { norm, uplo }, found) =>
    normError(norm, found, a.data instanceof Float32Array, symmetricView(a, uplo, 't')),
  table: scalarBatchedTable(['n'], uploLine),
});
