// GBMV as a case: the error of DMVCH, element by element against sums in double.
import { gbmvRef } from '../../../src/blas2/gbmv.ref.ts';
import { vectorRef } from '../../../src/blas2/vector.ref.ts';
import { gbmv, gbmvSpec, type Trans } from '../../../src/index.ts';
import { banded, fillBand } from '../../lib/band.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { elementsOf, INCS, incOf, productError, TINY, together, transposed, vectorWindow } from '../../lib/gauge.ts';
import type { MatrixView } from '../../lib/norms.ts';
import { type Layout, window } from '../../lib/operands.ts';
import { layoutOf, uniform, unread } from '../../lib/source.ts';
import { hostMat } from '../../lib/views.ts';

export interface GbmvProblem {
  readonly trans: Trans;
  readonly m: number;
  readonly n: number;
  readonly kl: number;
  readonly ku: number;
  readonly alpha: number;
  readonly incx: number;
  readonly beta: number;
  readonly incy: number;
  readonly layout?: Layout;
  /** A, x and y lie in one buffer; x and y are rows, so that their increments are lda. */
  readonly together?: boolean;
}

export type GbmvData = Readonly<Record<'A' | 'x' | 'y', MatrixView>>;

const ODD: Layout = { pad: 3, offset: 5 };
const GENERAL = { alpha: 0.7, incx: 1, beta: 0.9, incy: 1, layout: ODD } as const;
const TRANS = ['n', 't', 'c'] as const;

// [kl, ku]: narrow and wide, lopsided, and beyond the matrix.
const BANDS = [
  [0, 0],
  [1, 0],
  [0, 2],
  [1, 2],
  [4, 1],
  [2, 4],
  [4, 8],
] as const;

// [m, n, kl, ku]: around a workgroup's 128 or 32 rows, slices of 64 steps, tall and wide, wholly inside the band and mostly off it.
const SHAPES = [
  [127, 128, 1, 1],
  [129, 130, 3, 4],
  [130, 129, 4, 4],
  [70, 70, 40, 1],
  [130, 130, 0, 40],
  [257, 257, 129, 3],
  [300, 300, 299, 299],
  [300, 300, 3, 299],
  [64, 33, 20, 12],
  [33, 65, 16, 16],
  [300, 7, 2, 1],
  [7, 300, 1, 2],
  [300, 7, 40, 40],
  [7, 300, 40, 40],
  [300, 20, 129, 0],
  [20, 300, 0, 129],
] as const;

const sweep: readonly GbmvProblem[] = TRANS.flatMap((trans) => [
  ...TINY.flatMap((m) =>
    TINY.flatMap((n) =>
      BANDS.map(([kl, ku]) => {
        const [incx, incy] = [INCS[(m + n + kl) % 4]!, INCS[(m + 2 * n + ku) % 4]!];
        return { ...GENERAL, trans, m, n, kl, ku, incx, incy };
      }),
    ),
  ),
  ...INCS.flatMap((incx) =>
    [0, 1, 0.7].flatMap((alpha) =>
      [0, 1, 0.9].flatMap((beta) => [
        ...INCS.map((incy) => ({ trans, m: 9, n: 5, kl: 2, ku: 1, alpha, incx, beta, incy, layout: ODD })),
        { trans, m: 9, n: 12, kl: 5, ku: 6, alpha, incx, beta, incy: -incx, layout: ODD },
      ]),
    ),
  ),
  ...SHAPES.map(([m, n, kl, ku]) => ({ ...GENERAL, trans, m, n, kl, ku })),
  ...[
    { m: 9, n: 5, kl: 1, ku: 2 },
    { m: 70, n: 90, kl: 30, ku: 10 },
  ].flatMap((shape) => INCS.map((inc) => ({ ...GENERAL, ...shape, trans, incx: inc, incy: -inc, together: true }))),
]);

export const gbmvCase: Case<GbmvProblem, GbmvData> = {
  spec: gbmvSpec,
  // Reference BLAS's threshold is 16 in its EPS, the spacing of numbers at 1: twice the eps of these bounds.
  tolerance: 32,
  repeatable: true,
  sweep,

  fromOptions: ({ m, n }, o) => ({ ...GENERAL, trans: o.transA, m, n, kl: o.kl, ku: o.ku, layout: layoutOf(o) }),

  data(p, prec, random) {
    const { m, n, kl, ku, alpha, beta, layout } = p;
    const [lenX, lenY] = p.trans === 'n' ? [n, m] : [m, n];
    const operands = p.together
      ? together(prec, [kl + ku + 1, n], { x: lenX, y: lenY }, layout)
      : {
          A: window(prec, kl + ku + 1, n, layout, 'read'),
          x: vectorWindow(prec, lenX, p.incx, 'read', layout?.offset),
          y: vectorWindow(prec, lenY, p.incy, 'write', layout?.offset),
        };
    // What the formula does not read is NaN.
    fillBand(prec, operands.A, m, p, () => (alpha === 0 ? Number.NaN : random.rand()));
    (alpha === 0 ? unread : uniform)(operands.x, prec, random);
    (beta === 0 && m > 0 && n > 0 ? unread : uniform)(operands.y, prec, random);
    return operands;
  },

  run: (queue, { trans, m, n, kl, ku, alpha, beta, incx, incy }, { A, x, y }) =>
    gbmv(queue, {
      trans,
      m,
      n,
      kl,
      ku,
      alpha,
      A,
      lda: A.ld,
      x,
      incx: Math.sign(incx) * x.ld,
      beta,
      y,
      incy: Math.sign(incy) * y.ld,
    }),

  reference: ({ trans, m, n, kl, ku, alpha, beta, incx, incy }, { A, x, y }) =>
    gbmvRef(
      trans,
      m,
      n,
      kl,
      ku,
      alpha,
      hostMat(A),
      vectorRef(hostMat(x), x.cols, incOf(x, incx)),
      beta,
      vectorRef(hostMat(y), y.cols, incOf(y, incy)),
    ),

  error(p, before, after) {
    const { x, y, A } = before;
    // Without rows or columns nothing happens, as in BLAS: y is not scaled.
    const factors = p.m === 0 || p.n === 0 ? { alpha: 0, beta: 1 } : p;
    const a = banded(A, p);
    const T = p.trans === 'n' ? a : transposed(a);
    return productError(T, factors, elementsOf(x, p.incx), elementsOf(y, p.incy), elementsOf(after.y, p.incy));
  },

  table: productTable(['trans'], ['m', 'n', 'kl', 'ku']),
};
