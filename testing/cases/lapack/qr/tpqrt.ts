// TPQRT as a case: the residual of the factors, the orthogonality of Q, and T. What is not used is NaN and must keep its bits.
import { tpqrt, tpqrtSpec } from '../../../../src/index.ts';
import { pentagonRows, tpqrtRef } from '../../../../src/lapack/qr/tpqrt.ref.ts';
import type { Case } from '../../../lib/case.ts';
import { larger, type MatrixView } from '../../../lib/norms.ts';
import { fill, type Layout, window } from '../../../lib/operands.ts';
import { LONGER, rateTable } from '../../../lib/rateTable.ts';
import { tpqrtErrors } from '../../../lib/residualsLq.ts';
import { layoutOf } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

export interface TpqrtProblem {
  readonly m: number;
  readonly n: number;
  readonly l: number;
  readonly nb: number;
  /** What the elements, from (-1/2, 1/2), are multiplied by. */
  readonly scale?: number;
  readonly layout?: Layout;
}

export interface TpqrtData extends Readonly<Record<string, MatrixView>> {
  readonly A: MatrixView;
  readonly B: MatrixView;
  readonly T: MatrixView;
}

const ODD: Layout = { pad: 3, offset: 5 };

const SHAPES: readonly (readonly [m: number, n: number, l: number, nb: number])[] = [
  [0, 4, 0, 2],
  [3, 0, 0, 1],
  [1, 1, 0, 1],
  [1, 1, 1, 1],
  [1, 5, 1, 2],
  [5, 1, 0, 1],
  [5, 4, 2, 3],
  [33, 32, 0, 32],
  [40, 33, 33, 8],
  [33, 33, 33, 32],
  [20, 65, 7, 32],
  [100, 40, 0, 16],
];

export const tpqrtCase: Case<TpqrtProblem, TpqrtData> = {
  spec: tpqrtSpec,
  tolerance: 30,
  sweep: [...SHAPES.map(([m, n, l, nb]) => ({ m, n, l, nb, layout: ODD })), { m: 64, n: 64, l: 0, nb: 32 }],

  fromOptions: ({ m, n }, o) => ({ m, n, l: 0, nb: Math.max(1, Math.min(32, n)), layout: layoutOf(o) }),

  data({ m, n, l, nb, scale = 1, layout }, prec, random) {
    const [A, B, T] = [window(prec, n, n, layout), window(prec, m, n, layout), window(prec, nb, n, layout)];
    fill(prec, A, (i, j) => (i > j ? Number.NaN : scale * (random.rand() - 0.5)));
    fill(prec, B, (i, j) => (i >= pentagonRows(m, l, j) ? Number.NaN : scale * (random.rand() - 0.5)));
    return { A, B, T };
  },

  run: (queue, { m, n, l, nb }, { A, B, T }) => tpqrt(queue, { m, n, l, nb, A, lda: A.ld, B, ldb: B.ld, T, ldt: T.ld }),

  reference: ({ m, n, l, nb }, { A, B, T }) => tpqrtRef(m, n, l, nb, hostMat(A), hostMat(B), hostMat(T)),

  error: ({ l, nb }, before, after, { random }) => tpqrtErrors(l, nb, before, after, random).reduce(larger),

  table: rateTable({
    ...{ head: '%   M     N     L    NB', sizes: ['m', 'n', 'l', 'nb'], takesMatrix: true },
    ...{ error: '|[A; B] - Q*R|', rule: LONGER },
  }),
};
