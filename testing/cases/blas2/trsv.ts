// TRSV as a case: the error of DMVCH, element by element. The triangle that is not stored is NaN, and so is a unit diagonal.
import { trsvRef } from '../../../src/blas2/trsv.ref.ts';
import { vectorRef } from '../../../src/blas2/vector.ref.ts';
import { type Diag, type Trans, trsv, trsvSpec, type Uplo } from '../../../src/index.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import {
  elementsOf,
  INCS,
  incOf,
  ORDERS,
  productError,
  TINY,
  together,
  transposed,
  triangular,
  vectorWindow,
} from '../../lib/gauge.ts';
import type { MatrixView } from '../../lib/norms.ts';
import { fill, type Layout, window } from '../../lib/operands.ts';
import { layoutOf, uniform } from '../../lib/source.ts';
import { hostMat } from '../../lib/views.ts';

export interface TrsvProblem {
  readonly uplo: Uplo;
  readonly trans: Trans;
  readonly diag: Diag;
  readonly n: number;
  readonly incx: number;
  readonly layout?: Layout;
  /** A and x lie in one buffer; x is a row, so that its increment is lda. */
  readonly together?: boolean;
}

export type TrsvData = Readonly<Record<'A' | 'x', MatrixView>>;

const ODD: Layout = { pad: 3, offset: 5 };

const kinds = (['l', 'u'] as const).flatMap((uplo) =>
  (['n', 't', 'c'] as const).flatMap((trans) => (['n', 'u'] as const).map((diag) => ({ uplo, trans, diag }))),
);

const sweep: readonly TrsvProblem[] = kinds.flatMap((kind) => [
  ...TINY.flatMap((n) => INCS.map((incx) => ({ ...kind, n, incx, layout: ODD }))),
  ...[...ORDERS, 256, 257, 600].map((n) => ({ ...kind, n, incx: INCS[n % 4]!, layout: ODD })),
  ...[5, 70].flatMap((n) => [1, -1].map((incx) => ({ ...kind, n, incx, layout: ODD, together: true }))),
]);

export const trsvCase: Case<TrsvProblem, TrsvData> = {
  spec: trsvSpec,
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
  data({ uplo, diag, n, incx, layout, together: one }, prec, random) {
    const operands = one
      ? together(prec, [n, n], { x: n }, layout)
      : {
          A: window(prec, n, n, layout, 'read'),
          x: vectorWindow(prec, n, incx, 'write', layout?.offset),
        };
    fill(prec, operands.A, (i, j) => {
      if (i === j) return diag === 'u' ? Number.NaN : 1 + random.rand();
      return i > j === (uplo === 'l') ? random.rand() / n : Number.NaN;
    });
    uniform(operands.x, prec, random);
    return operands;
  },

  run: (queue, { uplo, trans, diag, n, incx }, { A, x }) =>
    trsv(queue, { uplo, trans, diag, n, A, lda: A.ld, x, incx: Math.sign(incx) * x.ld }),

  reference: ({ uplo, trans, diag, n, incx }, { A, x }) =>
    trsvRef(uplo, trans, diag, n, hostMat(A), vectorRef(hostMat(x), n, incOf(x, incx))),

  error(p, before, after) {
    const { A, x } = before;
    const T = triangular(A, p.uplo, p.diag);
    const op = p.trans === 'n' ? T : transposed(T);
    // The solution is multiplied back, as DMVCH does it: what comes out must be x as it was given.
    const [given, solution] = [elementsOf(x, p.incx), elementsOf(after.x, p.incx)];
    return productError(op, { alpha: 1, beta: 0 }, solution, given, given);
  },

  table: productTable(['uplo', 'trans', 'diag'], ['n']),
};
