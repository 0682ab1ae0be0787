// TPMV as a case: trmv's, with the triangle packed.
import { tpmvRef } from '../../../src/blas2/tpmv.ref.ts';
import { vectorRef } from '../../../src/blas2/vector.ref.ts';
import { type Diag, type Trans, tpmv, tpmvSpec, type Uplo } from '../../../src/index.ts';
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

export interface TpmvProblem {
  readonly uplo: Uplo;
  readonly trans: Trans;
  readonly diag: Diag;
  readonly n: number;
  readonly incx: number;
  readonly layout?: Layout;
  /** Everything lies in one buffer; increments are 1 or -1. */
  readonly together?: boolean;
}

export type TpmvData = Readonly<Record<'AP' | 'x', MatrixView>>;

const ODD: Layout = { offset: 5 };

const kinds = (['l', 'u'] as const).flatMap((uplo) =>
  (['n', 't', 'c'] as const).flatMap((trans) => (['n', 'u'] as const).map((diag) => ({ uplo, trans, diag }))),
);

const sweep: readonly TpmvProblem[] = kinds.flatMap((kind) => [
  ...TINY.flatMap((n) => INCS.map((incx) => ({ ...kind, n, incx, layout: ODD }))),
  ...[...ORDERS, ...BLOCKS].map((n) => ({ ...kind, n, incx: INCS[n % 4]!, layout: ODD })),
  ...[5, 70].flatMap((n) => [1, -1].map((incx) => ({ ...kind, n, incx, layout: ODD, together: true }))),
]);

export const tpmvCase: Case<TpmvProblem, TpmvData> = {
  spec: tpmvSpec,
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
    tpmv(queue, { uplo, trans, diag, n, AP, x, incx: Math.sign(incx) * x.ld }),

  reference: ({ uplo, trans, diag, n, incx }, { AP, x }) =>
    tpmvRef(uplo, trans, diag, n, hostMat(AP), vectorRef(hostMat(x), n, incOf(x, incx))),

  error(p, before, after) {
    const { AP, x } = before;
    const T = bordered(packedEntry(AP, p.uplo, p.n), p.uplo, p.diag);
    const op = p.trans === 'n' ? T : transposed(T);
    return productError(op, { alpha: 1, beta: 0 }, elementsOf(x, p.incx), [], elementsOf(after.x, p.incx));
  },

  table: productTable(['uplo', 'trans', 'diag'], ['n']),
};
