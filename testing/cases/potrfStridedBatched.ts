// POTRF of a batch at equal distances as a case: the worst error R6 over the batch.
import { potrfStridedBatched, potrfStridedBatchedSpec, type Uplo } from '../../src/index.ts';
import { potrfRef } from '../../src/lapack/potrf.ref.ts';
import {
  type BatchLayout,
  batchIntegers,
  batchWindow,
  fillDefinite,
  members,
  ODD,
  strideOf,
  worst,
} from '../lib/batch.ts';
import type { Case } from '../lib/case.ts';
import { type MatrixView, normFro } from '../lib/norms.ts';
import { copied, type IntegerView } from '../lib/operands.ts';
import { froDifference, ratio } from '../lib/residuals.ts';
import { layoutOf } from '../lib/source.ts';
import { potrfBatchedTable } from '../lib/tableBatched.ts';
import { otherKept, triangularView } from '../lib/triangles.ts';
import { hostMat } from '../lib/views.ts';
import { COUNTS, ORDERS } from './getrfStridedBatched.ts';

export interface PotrfBatchProblem {
  readonly uplo: Uplo;
  readonly n: number;
  readonly batchCount: number;
  readonly layout?: BatchLayout;
}

export interface PotrfBatchData extends Readonly<Record<string, MatrixView | IntegerView>> {
  readonly A: MatrixView;
  readonly info: IntegerView;
}

const UPLOS = ['l', 'u'] as const;

/** ||F - Fref||_F / ||Fref||_F over the triangle; infinite if the other one has changed. */
function factorError(uplo: Uplo, a: MatrixView, factor: MatrixView): number {
  const { a: expected } = copied({ a }, ['a']);
  potrfRef(uplo, a.rows, hostMat(expected));
  if (!otherKept(a, factor, uplo)) return Number.POSITIVE_INFINITY;
  const [found, wanted] = [triangularView(factor, uplo), triangularView(expected, uplo)];
  return ratio(froDifference(found, wanted), normFro(wanted));
}

export const potrfStridedBatchedCase: Case<PotrfBatchProblem, PotrfBatchData> = {
  spec: potrfStridedBatchedSpec,
  tolerance: 30,
  sweep: UPLOS.flatMap((uplo) => [
    ...ORDERS.map((n) => ({ uplo, n, batchCount: 5, layout: ODD })),
    ...COUNTS.map((batchCount) => ({ uplo, n: 6, batchCount })),
  ]),

  fromOptions: ({ m }, o) => ({ uplo: o.uplo === 'u' ? 'u' : 'l', n: m, batchCount: o.batch, layout: layoutOf(o) }),

  data({ uplo, n, batchCount, layout }, prec, random) {
    const A = batchWindow(prec, n, n, batchCount, layout);
    for (const a of members(A, n, batchCount, layout)) fillDefinite(prec, a, uplo, random);
    return { A, info: batchIntegers(1, batchCount) };
  },

  run(queue, { uplo, n, batchCount, layout }, { A, info }) {
    const strides = { lda: A.ld, strideA: strideOf(A, n, layout) };
    return potrfStridedBatched(queue, { uplo, n, A, info, ...strides, batchCount });
  },

  reference({ uplo, n, batchCount, layout }, { A, info }) {
    for (const [b, a] of members(A, n, batchCount, layout).entries()) {
      info.data[info.offset + b] = potrfRef(uplo, n, hostMat(a));
    }
  },

  error({ uplo, n, batchCount, layout }, before, { A }) {
    const factors = members(A, n, batchCount, layout);
    const errors = members(before.A, n, batchCount, layout).map((a, b) => factorError(uplo, a, factors[b]!));
    return worst(errors, before.A, A, n, layout);
  },

  table: potrfBatchedTable(),
};
