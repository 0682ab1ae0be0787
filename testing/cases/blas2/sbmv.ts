// SBMV as a case: the error of DMVCH, element by element against sums in double.
import { sbmvRef } from '../../../src/blas2/sbmv.ref.ts';
import { vectorRef } from '../../../src/blas2/vector.ref.ts';
import { sbmv, sbmvSpec, type Uplo } from '../../../src/index.ts';
import { BAND_ORDERS, banded, FEW, fillBand, MANY, triangleBand } from '../../lib/band.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { type Entry, elementsOf, INCS, incOf, productError, TINY, together, vectorWindow } from '../../lib/gauge.ts';
import type { MatrixView } from '../../lib/norms.ts';
import { type Layout, window } from '../../lib/operands.ts';
import { layoutOf, uniform, unread } from '../../lib/source.ts';
import { hostMat } from '../../lib/views.ts';

export interface SbmvProblem {
  readonly uplo: Uplo;
  readonly n: number;
  readonly k: number;
  readonly alpha: number;
  readonly incx: number;
  readonly beta: number;
  readonly incy: number;
  readonly layout?: Layout;
  /** A, x and y lie in one buffer; x and y are rows, so that their increments are lda. */
  readonly together?: boolean;
}

export type SbmvData = Readonly<Record<'A' | 'x' | 'y', MatrixView>>;

const ODD: Layout = { pad: 3, offset: 5 };
const GENERAL = { alpha: 0.7, incx: 1, beta: 0.9, incy: 1, layout: ODD } as const;

const sweep: readonly SbmvProblem[] = (['l', 'u'] as const).flatMap((uplo) => [
  ...TINY.flatMap((n) => FEW.flatMap((k) => INCS.map((inc) => ({ ...GENERAL, uplo, n, k, incx: inc, incy: -inc })))),
  ...BAND_ORDERS.flatMap((n) => MANY.map((k) => ({ ...GENERAL, uplo, n, k, incx: INCS[(n + k) % 4]! }))),
  ...INCS.flatMap((incx) =>
    [0, 1, 0.7].flatMap((alpha) =>
      [0, 1, 0.9].flatMap((beta) => [
        ...INCS.map((incy) => ({ uplo, n: 9, k: 2, alpha, incx, beta, incy, layout: ODD })),
        { uplo, n: 12, k: 9, alpha, incx, beta, incy: -incx, layout: ODD },
      ]),
    ),
  ),
  ...[5, 70].flatMap((n) => INCS.map((inc) => ({ ...GENERAL, uplo, n, k: 9, incx: inc, incy: -inc, together: true }))),
]);

export const sbmvCase: Case<SbmvProblem, SbmvData> = {
  spec: sbmvSpec,
  // Reference BLAS's threshold is 16 in its EPS, the spacing of numbers at 1: twice the eps of these bounds.
  tolerance: 32,
  repeatable: true,
  sweep,

  fromOptions: ({ n }, o) => ({ ...GENERAL, uplo: o.uplo === 'u' ? 'u' : 'l', n, k: o.kl, layout: layoutOf(o) }),

  data(p, prec, random) {
    const { uplo, n, k, alpha, beta, layout } = p;
    const operands = p.together
      ? together(prec, [k + 1, n], { x: n, y: n }, layout)
      : {
          A: window(prec, k + 1, n, layout, 'read'),
          x: vectorWindow(prec, n, p.incx, 'read', layout?.offset),
          y: vectorWindow(prec, n, p.incy, 'write', layout?.offset),
        };
    fillBand(prec, operands.A, n, triangleBand(uplo, k), () => (alpha === 0 ? Number.NaN : random.rand()));
    (alpha === 0 ? unread : uniform)(operands.x, prec, random);
    (beta === 0 ? unread : uniform)(operands.y, prec, random);
    return operands;
  },

  run: (queue, { uplo, n, k, alpha, beta, incx, incy }, { A, x, y }) =>
    sbmv(queue, {
      uplo,
      n,
      k,
      alpha,
      A,
      lda: A.ld,
      x,
      incx: Math.sign(incx) * x.ld,
      beta,
      y,
      incy: Math.sign(incy) * y.ld,
    }),

  reference: ({ uplo, n, k, alpha, beta, incx, incy }, { A, x, y }) =>
    sbmvRef(
      uplo,
      n,
      k,
      alpha,
      hostMat(A),
      vectorRef(hostMat(x), n, incOf(x, incx)),
      beta,
      vectorRef(hostMat(y), n, incOf(y, incy)),
    ),

  error(p, { A, x, y }, after) {
    const a = banded(A, triangleBand(p.uplo, p.k));
    const T: Entry = (i, j) => (i > j === (p.uplo === 'l') ? a(i, j) : a(j, i));
    return productError(T, p, elementsOf(x, p.incx), elementsOf(y, p.incy), elementsOf(after.y, p.incy));
  },

  table: productTable(['uplo'], ['n', 'k']),
};
