// GESV of a batch at equal distances as a case: the worst error R5 over the batch.
import { gesvStridedBatched, gesvStridedBatchedSpec } from '../../src/index.ts';
import { gesvRef } from '../../src/lapack/gesv.ref.ts';
import {
  type BatchLayout,
  batchIntegers,
  batchWindow,
  integersOf,
  members,
  ODD,
  strideOf,
  worst,
} from '../lib/batch.ts';
import type { Case } from '../lib/case.ts';
import type { MatrixView } from '../lib/norms.ts';
import type { IntegerView } from '../lib/operands.ts';
import { solveError } from '../lib/residuals.ts';
import { layoutOf, uniform } from '../lib/source.ts';
import { gesvBatchedTable } from '../lib/tableBatched.ts';
import { hostMat } from '../lib/views.ts';
import { COUNTS, ORDERS } from './getrfStridedBatched.ts';

export interface GesvBatchProblem {
  readonly n: number;
  readonly nrhs: number;
  readonly batchCount: number;
  readonly layout?: BatchLayout;
}

export interface GesvBatchData extends Readonly<Record<string, MatrixView | IntegerView>> {
  readonly A: MatrixView;
  readonly ipiv: IntegerView;
  readonly B: MatrixView;
  readonly info: IntegerView;
}

export const systems: readonly GesvBatchProblem[] = [
  ...ORDERS.map((n) => ({ n, nrhs: 3, batchCount: 5, layout: ODD })),
  ...[0, 1, 2, 4, 5, 9, 70].map((nrhs) => ({ n: 10, nrhs, batchCount: 3, layout: ODD })),
  ...COUNTS.map((batchCount) => ({ n: 6, nrhs: 1, batchCount })),
  // So many right-hand sides that a group does not fit.
  { n: 20, nrhs: 1100, batchCount: 2 },
];

export const gesvStridedBatchedCase: Case<GesvBatchProblem, GesvBatchData> = {
  spec: gesvStridedBatchedSpec,
  tolerance: 30,
  sweep: systems,

  fromOptions: ({ m }, o) => ({ n: m, nrhs: o.nrhs, batchCount: o.batch, layout: layoutOf(o) }),

  data({ n, nrhs, batchCount, layout }, prec, random) {
    const A = batchWindow(prec, n, n, batchCount, layout);
    const B = batchWindow(prec, n, nrhs, batchCount, layout);
    uniform(A, prec, random);
    uniform(B, prec, random);
    return { A, ipiv: batchIntegers(n, batchCount, layout), B, info: batchIntegers(1, batchCount) };
  },

  run(queue, { n, nrhs, batchCount, layout }, { A, ipiv, B, info }) {
    const ofA = { lda: A.ld, strideA: strideOf(A, n, layout), stridePiv: ipiv.ld };
    const ofB = { ldb: B.ld, strideB: strideOf(B, nrhs, layout) };
    return gesvStridedBatched(queue, { n, nrhs, A, ipiv, B, info, ...ofA, ...ofB, batchCount });
  },

  reference({ n, nrhs, batchCount, layout }, { A, ipiv, B, info }) {
    const sides = members(B, nrhs, batchCount, layout);
    for (const [k, a] of members(A, n, batchCount, layout).entries()) {
      info.data[info.offset + k] = gesvRef(n, nrhs, hostMat(a), integersOf(ipiv, k), 0, hostMat(sides[k]!));
    }
  },

  error({ n, nrhs, batchCount, layout }, { A, B }, { B: X }) {
    const [sides, solutions] = [B, X].map((view) => members(view, nrhs, batchCount, layout)) as [
      MatrixView[],
      MatrixView[],
    ];
    const errors = members(A, n, batchCount, layout).map((a, k) => solveError(a, solutions[k]!, sides[k]!));
    return worst(errors, B, X, nrhs, layout);
  },

  table: gesvBatchedTable,
};
