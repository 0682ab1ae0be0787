// POSV of a batch at equal distances as a case: the worst error R5 over the batch.
import { posvStridedBatched, posvStridedBatchedSpec, type Uplo } from '../../src/index.ts';
import { posvRef } from '../../src/lapack/posv.ref.ts';
import { type BatchLayout, batchIntegers, batchWindow, fillDefinite, members, strideOf, worst } from '../lib/batch.ts';
import type { Case } from '../lib/case.ts';
import type { MatrixView } from '../lib/norms.ts';
import type { IntegerView } from '../lib/operands.ts';
import { solveError } from '../lib/residuals.ts';
import { layoutOf, uniform } from '../lib/source.ts';
import { posvBatchedTable } from '../lib/tableBatched.ts';
import { otherKept, symmetricView } from '../lib/triangles.ts';
import { hostMat } from '../lib/views.ts';
import { systems } from './gesvStridedBatched.ts';

export interface PosvBatchProblem {
  readonly uplo: Uplo;
  readonly n: number;
  readonly nrhs: number;
  readonly batchCount: number;
  readonly layout?: BatchLayout;
}

export interface PosvBatchData extends Readonly<Record<string, MatrixView | IntegerView>> {
  readonly A: MatrixView;
  readonly B: MatrixView;
  readonly info: IntegerView;
}

export const posvStridedBatchedCase: Case<PosvBatchProblem, PosvBatchData> = {
  spec: posvStridedBatchedSpec,
  tolerance: 30,
  sweep: (['l', 'u'] as const).flatMap((uplo) => systems.map((system) => ({ ...system, uplo }))),

  fromOptions: ({ m }, o) => ({
    uplo: o.uplo === 'u' ? 'u' : 'l',
    n: m,
    nrhs: o.nrhs,
    batchCount: o.batch,
    layout: layoutOf(o),
  }),

  data({ uplo, n, nrhs, batchCount, layout }, prec, random) {
    const A = batchWindow(prec, n, n, batchCount, layout);
    const B = batchWindow(prec, n, nrhs, batchCount, layout);
    for (const a of members(A, n, batchCount, layout)) fillDefinite(prec, a, uplo, random);
    uniform(B, prec, random);
    return { A, B, info: batchIntegers(1, batchCount) };
  },

  run(queue, { uplo, n, nrhs, batchCount, layout }, { A, B, info }) {
    const strides = { lda: A.ld, strideA: strideOf(A, n, layout), ldb: B.ld, strideB: strideOf(B, nrhs, layout) };
    return posvStridedBatched(queue, { uplo, n, nrhs, A, B, info, ...strides, batchCount });
  },

  reference({ uplo, n, nrhs, batchCount, layout }, { A, B, info }) {
    const sides = members(B, nrhs, batchCount, layout);
    for (const [k, a] of members(A, n, batchCount, layout).entries()) {
      info.data[info.offset + k] = posvRef(uplo, n, nrhs, hostMat(a), hostMat(sides[k]!));
    }
  },

  error({ uplo, n, nrhs, batchCount, layout }, { A, B }, after) {
    const factors = members(after.A, n, batchCount, layout);
    const sides = members(B, nrhs, batchCount, layout);
    const solutions = members(after.B, nrhs, batchCount, layout);
    const errors = members(A, n, batchCount, layout).map((a, k) =>
      otherKept(a, factors[k]!, uplo)
        ? solveError(symmetricView(a, uplo), solutions[k]!, sides[k]!)
        : Number.POSITIVE_INFINITY,
    );
    return worst(errors, B, after.B, nrhs, layout);
  },

  table: posvBatchedTable(),
};
