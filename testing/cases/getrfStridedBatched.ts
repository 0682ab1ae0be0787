// GETRF of a batch at equal distances as a case: the worst error R3 over the batch.
import { getrfStridedBatched, getrfStridedBatchedSpec } from '../../src/index.ts';
import { getrfRecursiveRef } from '../../src/lapack/getrf.ref.ts';
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
import { getrfError } from '../lib/residualsLu.ts';
import { layoutOf, uniform } from '../lib/source.ts';
import { getrfBatchedTable } from '../lib/tableBatched.ts';
import { hostMat } from '../lib/views.ts';

export interface GetrfBatchProblem {
  readonly m: number;
  readonly n: number;
  readonly batchCount: number;
  readonly layout?: BatchLayout;
}

export interface GetrfBatchData extends Readonly<Record<string, MatrixView | IntegerView>> {
  readonly A: MatrixView;
  readonly ipiv: IntegerView;
  readonly info: IntegerView;
}

/** Orders around the panels, the leading dimensions of groups, and beyond lanes. */
export const ORDERS = [0, 1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 16, 17, 23, 31, 32, 33, 48, 63, 64, 65, 70];

/** Numbers of matrices that fill groups, and that do not. */
export const COUNTS = [0, 1, 2, 3, 4, 5, 100];

/** Tall, wide, with few rows or columns. */
export const SHAPES: readonly (readonly [m: number, n: number])[] = [
  [0, 4],
  [4, 0],
  [1, 6],
  [6, 1],
  [7, 4],
  [4, 7],
  [40, 9],
  [9, 40],
  [70, 3],
  [3, 70],
  [200, 20],
  [20, 130],
];

export const getrfStridedBatchedCase: Case<GetrfBatchProblem, GetrfBatchData> = {
  spec: getrfStridedBatchedSpec,
  tolerance: 30,
  sweep: [
    ...ORDERS.map((n) => ({ m: n, n, batchCount: 5, layout: ODD })),
    ...SHAPES.map(([m, n]) => ({ m, n, batchCount: 3, layout: ODD })),
    ...COUNTS.flatMap((batchCount) => [
      { m: 6, n: 6, batchCount },
      { m: 6, n: 6, batchCount, layout: ODD },
    ]),
  ],

  fromOptions: ({ m, n }, o) => ({ m, n, batchCount: o.batch, layout: layoutOf(o) }),

  data({ m, n, batchCount, layout }, prec, random) {
    const A = batchWindow(prec, m, n, batchCount, layout);
    uniform(A, prec, random);
    return { A, ipiv: batchIntegers(Math.min(m, n), batchCount, layout), info: batchIntegers(1, batchCount) };
  },

  run(queue, { m, n, batchCount, layout }, { A, ipiv, info }) {
    const strides = { lda: A.ld, strideA: strideOf(A, n, layout), stridePiv: ipiv.ld };
    return getrfStridedBatched(queue, { m, n, A, ipiv, info, ...strides, batchCount });
  },

  reference({ n, batchCount, layout }, { A, ipiv, info }) {
    for (const [b, a] of members(A, n, batchCount, layout).entries()) {
      info.data[info.offset + b] = getrfRecursiveRef(a.rows, n, hostMat(a), integersOf(ipiv, b), 0);
    }
  },

  error({ n, batchCount, layout }, before, { A, ipiv }) {
    const results = members(A, n, batchCount, layout);
    const errors = members(before.A, n, batchCount, layout).map((a, b) =>
      getrfError(a, results[b]!, integersOf(ipiv, b)),
    );
    return worst(errors, before.A, A, n, layout);
  },

  table: getrfBatchedTable,
};
