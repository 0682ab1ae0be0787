// TPSV as a case: trsv's, with the triangle packed.
import { tpsvRef } from '../../../src/blas2/tpsv.ref.ts';
import { vectorRef } from '../../../src/blas2/vector.ref.ts';
import { type Diag, type Trans, tpsv, tpsvSpec, type Uplo } from '../../../src/index.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import {
  bordered,
  elementsOf,
  INCS,
  incOf,
  ORDERS,
  productError,
  TINY,
  transposed,
  vectorWindow,
} from '../../lib/gauge.ts';
import type { MatrixView } from '../../lib/norms.ts';
import type { Layout } from '../../lib/operands.ts';
import { BLOCKS, fillPacked, packedEntry, packedTogether, packedWindow } from '../../lib/packed.ts';
import { layoutOf, uniform } from '../../lib/source.ts';
import { hostMat } from '../../lib/views.ts';

export interface TpsvProblem {
  readonly uplo: Uplo;
  readonly trans: Trans;
  readonly diag: Diag;
  readonly n: number;
  readonly incx: number;
  readonly layout?: Layout;
  /** Everything lies in one buffer; increments are 1 or -1. */
  readonly together?: boolean;
}

export type TpsvData = Readonly<Record<'AP' | 'x', MatrixView>>;

const ODD: Layout = { offset: 5 };

const kinds = (['l', 'u'] as const).flatMap((uplo) =>
  (['n', 't', 'c'] as const).flatMap((trans) => (['n', 'u'] as const).map((diag) => ({ uplo, trans, diag }))),
);

const sweep: readonly TpsvProblem[] = kinds.flatMap((kind) => [
  ...TINY.flatMap((n) => INCS.map((incx) => ({ ...kind, n, incx, layout: ODD }))),
  ...[...ORDERS, ...BLOCKS, 600].map((n) => ({ ...kind, n, incx: INCS[n % 4]!, layout: ODD })),
  ...[5, 70].flatMap((n) => [1, -1].map((incx) => ({ ...kind, n, incx, layout: ODD, together: true }))),
]);

export const tpsvCase: Case<TpsvProblem, TpsvData> = {
  spec: tpsvSpec,
  // Reference BLAS's threshold is 16 in its EPS, the spacing of numbers at 1: twice the eps of these bounds.
  tolerance: 32,
  sweep,

  fromOptions: ({ n }, o) => ({
    uplo: o.uplo === 'u' ? 'u' : 'l',
    trans: o.transA,
    diag: o.diag,
    n,
    incx: 1,
    layout: layoutOf(o),
  }),

  // Off the diagonal 1/n times uniform numbers on (0,1), on it uniform on (1,2): well-conditioned whatever the order.
  data({ uplo, diag, n, incx, layout, together }, prec, random) {
    const operands = together
      ? packedTogether(prec, n, ['x'], layout)
      : {
          AP: packedWindow(prec, n, 'read', layout),
          x: vectorWindow(prec, n, incx, 'write', layout?.offset),
        };
    fillPacked(prec, operands.AP, uplo, n, (i, j) => {
      if (i === j) return diag === 'u' ? Number.NaN : 1 + random.rand();
      return random.rand() / n;
    });
    uniform(operands.x, prec, random);
    return operands;
  },

  run: (queue, { uplo, trans, diag, n, incx }, { AP, x }) =>
    tpsv(queue, { uplo, trans, diag, n, AP, x, incx: Math.sign(incx) * x.ld }),

  reference: ({ uplo, trans, diag, n, incx }, { AP, x }) =>
    tpsvRef(uplo, trans, diag, n, hostMat(AP), vectorRef(hostMat(x), n, incOf(x, incx))),

  error(p, before, after) {
    const { AP, x } = before;
    const T = bordered(packedEntry(AP, p.uplo, p.n), p.uplo, p.diag);
    const op = p.trans === 'n' ? T : transposed(T);
    // The solution is multiplied back, as DMVCH does it: what comes out must be x as it was given.
    const [given, solution] = [elementsOf(x, p.incx), elementsOf(after.x, p.incx)];
    return productError(op, { alpha: 1, beta: 0 }, solution, given, given);
  },

  table: productTable(['uplo', 'trans', 'diag'], ['n']),
};
