// GEMV as a case: the error of DMVCH, element by element against sums in double.
import { gemvRef } from '../../../src/blas2/gemv.ref.ts';
import { vectorRef } from '../../../src/blas2/vector.ref.ts';
import { gemv, gemvSpec, type Trans } from '../../../src/index.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import {
  elementsOf,
  entryOf,
  INCS,
  incOf,
  productError,
  TINY,
  together,
  transposed,
  vectorWindow,
} from '../../lib/gauge.ts';
import type { MatrixView } from '../../lib/norms.ts';
import { type Layout, window } from '../../lib/operands.ts';
import { layoutOf, uniform, unread } from '../../lib/source.ts';
import { hostMat } from '../../lib/views.ts';

export interface GemvProblem {
  readonly trans: Trans;
  readonly m: number;
  readonly n: number;
  readonly alpha: number;
  readonly incx: number;
  readonly beta: number;
  readonly incy: number;
  readonly layout?: Layout;
  /** A, x and y lie in one buffer; x and y are rows, so that their increments are lda. */
  readonly together?: boolean;
}

export type GemvData = Readonly<Record<'A' | 'x' | 'y', MatrixView>>;

const ODD: Layout = { pad: 3, offset: 5 };
const ALIGNED: Layout = { align: 4, pad: 4, offset: 8 };
const GENERAL = { alpha: 0.7, incx: 1, beta: 0.9, incy: 1 } as const;
const TRANS = ['n', 't'] as const;

const sweep: readonly GemvProblem[] = [
  ...TINY.flatMap((m) =>
    TINY.flatMap((n) =>
      (['n', 't', 'c'] as const).map((trans) => ({
        ...GENERAL,
        trans,
        m,
        n,
        incx: INCS[(m + n) % 4]!,
        incy: INCS[(m + 2 * n) % 4]!,
        layout: ODD,
      })),
    ),
  ),
  // Every increment, alpha and beta, with one slice and with several, scalar and in vectors.
  ...TRANS.flatMap((trans) =>
    INCS.flatMap((incx) =>
      INCS.flatMap((incy) =>
        [0, 1, 0.7].flatMap((alpha) =>
          [0, 1, 0.9].flatMap((beta) => [
            { trans, m: 9, n: 5, alpha, incx, beta, incy, layout: ODD },
            { trans, m: 12, n: 7, alpha, incx, beta, incy, layout: ALIGNED },
          ]),
        ),
      ),
    ),
  ),
  // Around what a workgroup takes (64 or 128 rows, 16 or 64 columns; 1024 rows, 2 or 4 columns), tall and wide; few rows or columns, for
  // which workgroups take another shape, down to one; and hundreds of slices.
  ...TRANS.flatMap((trans) => [
    ...[
      [31, 33],
      [32, 32],
      [33, 31],
      [65, 130],
      [300, 7],
      [7, 300],
      [257, 64],
      [129, 65],
      [1030, 3],
      [261, 4],
      [130, 5],
      [4, 515],
      [5, 260],
      [17, 66],
      [3, 350],
      [1, 1030],
      [33, 4800],
    ].map(([m, n]) => ({ ...GENERAL, trans, m: m!, n: n!, layout: ODD })),
    ...[
      [32, 32],
      [64, 130],
      [132, 65],
      [300, 7],
      [8, 300],
      [2052, 5],
      [1028, 8],
      [516, 9],
      [4, 2100],
      [8, 520],
      [12, 260],
      [20, 130],
      [16, 5200],
    ].flatMap(([m, n]) => [
      { ...GENERAL, trans, m: m!, n: n!, layout: ALIGNED },
      { ...GENERAL, trans, m: m!, n: n!, incx: -2, layout: ALIGNED },
    ]),
    ...[
      { m: 9, n: 5, layout: ODD },
      { m: 70, n: 90, layout: ODD },
      { m: 12, n: 20, layout: ALIGNED },
    ].flatMap((shape) => INCS.map((inc) => ({ ...GENERAL, ...shape, trans, incx: inc, incy: -inc, together: true }))),
  ]),
];

export const gemvCase: Case<GemvProblem, GemvData> = {
  spec: gemvSpec,
  // Reference BLAS's threshold is 16 in its EPS, the spacing of numbers at 1: twice the eps of these bounds.
  tolerance: 32,
  repeatable: true,
  sweep,

  fromOptions: ({ m, n }, o) => ({ ...GENERAL, trans: o.transA, m, n, layout: layoutOf(o) }),

  data(p, prec, random) {
    const { m, n, alpha, beta, layout } = p;
    const [lenX, lenY] = p.trans === 'n' ? [n, m] : [m, n];
    const operands = p.together
      ? together(prec, [m, n], { x: lenX, y: lenY }, layout)
      : {
          A: window(prec, m, n, layout, 'read'),
          x: vectorWindow(prec, lenX, p.incx, 'read', layout?.offset),
          y: vectorWindow(prec, lenY, p.incy, 'write', layout?.offset),
        };
    // What the formula does not read is NaN.
    for (const x of [operands.A, operands.x]) (alpha === 0 ? unread : uniform)(x, prec, random);
    (beta === 0 && m > 0 && n > 0 ? unread : uniform)(operands.y, prec, random);
    return operands;
  },

  run: (queue, { trans, m, n, alpha, beta, incx, incy }, { A, x, y }) =>
    gemv(queue, {
      trans,
      m,
      n,
      alpha,
      A,
      lda: A.ld,
      x,
      incx: Math.sign(incx) * x.ld,
      beta,
      y,
      incy: Math.sign(incy) * y.ld,
    }),

  reference: ({ trans, m, n, alpha, beta, incx, incy }, { A, x, y }) =>
    gemvRef(
      trans,
      m,
      n,
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
    const T = p.trans === 'n' ? entryOf(A) : transposed(entryOf(A));
    return productError(T, factors, elementsOf(x, p.incx), elementsOf(y, p.incy), elementsOf(after.y, p.incy));
  },

  table: productTable(['trans'], ['m', 'n']),
};
