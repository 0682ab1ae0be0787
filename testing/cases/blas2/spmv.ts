// SPMV as a case: symv's, with the triangle packed.
import { spmvRef } from '../../../src/blas2/spmv.ref.ts';
import { vectorRef } from '../../../src/blas2/vector.ref.ts';
import { spmv, spmvSpec, type Uplo } from '../../../src/index.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { elementsOf, INCS, incOf, mirrored, ORDERS, productError, TINY, vectorWindow } from '../../lib/gauge.ts';
import type { MatrixView } from '../../lib/norms.ts';
import type { Layout } from '../../lib/operands.ts';
import { BLOCKS, fillPacked, packedEntry, packedTogether, packedWindow } from '../../lib/packed.ts';
import { layoutOf, uniform, unread } from '../../lib/source.ts';
import { hostMat } from '../../lib/views.ts';

export interface SpmvProblem {
  readonly uplo: Uplo;
  readonly n: number;
  readonly alpha: number;
  readonly incx: number;
  readonly beta: number;
  readonly incy: number;
  readonly layout?: Layout;
  /** Everything lies in one buffer; increments are 1 or -1. */
  readonly together?: boolean;
}

export type SpmvData = Readonly<Record<'AP' | 'x' | 'y', MatrixView>>;

const ODD: Layout = { offset: 5 };
const GENERAL = { alpha: 0.7, incx: 1, beta: 0.9, incy: 1, layout: ODD } as const;

const sweep: readonly SpmvProblem[] = (['l', 'u'] as const).flatMap((uplo) => [
  ...[...TINY, ...ORDERS, ...BLOCKS].flatMap((n) =>
    INCS.map((inc) => ({ ...GENERAL, uplo, n, incx: inc, incy: -inc })),
  ),
  ...INCS.flatMap((incx) =>
    INCS.flatMap((incy) =>
      [0, 1, 0.7].flatMap((alpha) => [0, 1, 0.9].map((beta) => ({ uplo, n: 9, alpha, incx, beta, incy, layout: ODD }))),
    ),
  ),
  ...[5, 70].flatMap((n) => [1, -1].map((inc) => ({ ...GENERAL, uplo, n, incx: inc, incy: -inc, together: true }))),
]);

export const spmvCase: Case<SpmvProblem, SpmvData> = {
  spec: spmvSpec,
  // Reference BLAS's threshold is 16 in its EPS, the spacing of numbers at 1: twice the eps of these bounds.
  tolerance: 32,
  repeatable: true,
  sweep,

  fromOptions: ({ n }, o) => ({ ...GENERAL, uplo: o.uplo === 'u' ? 'u' : 'l', n, layout: layoutOf(o) }),

  data(p, prec, random) {
    const { uplo, n, alpha, beta, layout } = p;
    const operands = p.together
      ? packedTogether(prec, n, ['x', 'y'], layout)
      : {
          AP: packedWindow(prec, n, 'read', layout),
          x: vectorWindow(prec, n, p.incx, 'read', layout?.offset),
          y: vectorWindow(prec, n, p.incy, 'write', layout?.offset),
        };
    fillPacked(prec, operands.AP, uplo, n, () => (alpha === 0 ? Number.NaN : random.rand()));
    (alpha === 0 ? unread : uniform)(operands.x, prec, random);
    (beta === 0 ? unread : uniform)(operands.y, prec, random);
    return operands;
  },

  run: (queue, { uplo, n, alpha, beta, incx, incy }, { AP, x, y }) =>
    spmv(queue, {
      uplo,
      n,
      alpha,
      AP,
      x,
      incx: Math.sign(incx) * x.ld,
      beta,
      y,
      incy: Math.sign(incy) * y.ld,
    }),

  reference: ({ uplo, n, alpha, beta, incx, incy }, { AP, x, y }) =>
    spmvRef(
      uplo,
      n,
      alpha,
      hostMat(AP),
      vectorRef(hostMat(x), n, incOf(x, incx)),
      beta,
      vectorRef(hostMat(y), n, incOf(y, incy)),
    ),

  error(p, { AP, x, y }, after) {
    const A = mirrored(packedEntry(AP, p.uplo, p.n), p.uplo);
    return productError(A, p, elementsOf(x, p.incx), elementsOf(y, p.incy), elementsOf(after.y, p.incy));
  },

  table: productTable(['uplo'], ['n']),
};
