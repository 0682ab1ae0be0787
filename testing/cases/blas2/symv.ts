// SYMV as a case: the error of DMVCH, element by element against sums in double. The triangle that is not stored is NaN.
import { symvRef } from '../../../src/blas2/symv.ref.ts';
import { vectorRef } from '../../../src/blas2/vector.ref.ts';
import { symv, symvSpec, type Uplo } from '../../../src/index.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import {
  elementsOf,
  INCS,
  incOf,
  inTriangle,
  ORDERS,
  productError,
  symmetric,
  TINY,
  together,
  vectorWindow,
} from '../../lib/gauge.ts';
import type { MatrixView } from '../../lib/norms.ts';
import { fill, type Layout, window } from '../../lib/operands.ts';
import { layoutOf, uniform, unread } from '../../lib/source.ts';
import { hostMat } from '../../lib/views.ts';

export interface SymvProblem {
  readonly uplo: Uplo;
  readonly n: number;
  readonly alpha: number;
  readonly incx: number;
  readonly beta: number;
  readonly incy: number;
  readonly layout?: Layout;
  /** A, x and y lie in one buffer; x and y are rows, so that their increments are lda. */
  readonly together?: boolean;
}

export type SymvData = Readonly<Record<'A' | 'x' | 'y', MatrixView>>;

const ODD: Layout = { pad: 3, offset: 5 };
const GENERAL = { alpha: 0.7, incx: 1, beta: 0.9, incy: 1, layout: ODD } as const;

const sweep: readonly SymvProblem[] = (['l', 'u'] as const).flatMap((uplo) => [
  ...[...TINY, ...ORDERS].flatMap((n) => INCS.map((inc) => ({ ...GENERAL, uplo, n, incx: inc, incy: -inc }))),
  ...INCS.flatMap((incx) =>
    INCS.flatMap((incy) =>
      [0, 1, 0.7].flatMap((alpha) => [0, 1, 0.9].map((beta) => ({ uplo, n: 9, alpha, incx, beta, incy, layout: ODD }))),
    ),
  ),
  ...[5, 70].flatMap((n) => INCS.map((inc) => ({ ...GENERAL, uplo, n, incx: inc, incy: -inc, together: true }))),
]);

export const symvCase: Case<SymvProblem, SymvData> = {
  spec: symvSpec,
  // Reference BLAS's threshold is 16 in its EPS, the spacing of numbers at 1: twice the eps of these bounds.
  tolerance: 32,
  repeatable: true,
  sweep,

  fromOptions: ({ n }, o) => ({ ...GENERAL, uplo: o.uplo === 'u' ? 'u' : 'l', n, layout: layoutOf(o) }),

  data(p, prec, random) {
    const { uplo, n, alpha, beta, layout } = p;
    const operands = p.together
      ? together(prec, [n, n], { x: n, y: n }, layout)
      : {
          A: window(prec, n, n, layout, 'read'),
          x: vectorWindow(prec, n, p.incx, 'read', layout?.offset),
          y: vectorWindow(prec, n, p.incy, 'write', layout?.offset),
        };
    const stored = inTriangle(uplo);
    fill(prec, operands.A, (i, j) => (alpha !== 0 && stored(i, j) ? random.rand() : Number.NaN));
    (alpha === 0 ? unread : uniform)(operands.x, prec, random);
    (beta === 0 ? unread : uniform)(operands.y, prec, random);
    return operands;
  },

  run: (queue, { uplo, n, alpha, beta, incx, incy }, { A, x, y }) =>
    symv(queue, {
      uplo,
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

  reference: ({ uplo, n, alpha, beta, incx, incy }, { A, x, y }) =>
    symvRef(
      uplo,
      n,
      alpha,
      hostMat(A),
      vectorRef(hostMat(x), n, incOf(x, incx)),
      beta,
      vectorRef(hostMat(y), n, incOf(y, incy)),
    ),

  error: (p, { A, x, y }, after) =>
    productError(symmetric(A, p.uplo), p, elementsOf(x, p.incx), elementsOf(y, p.incy), elementsOf(after.y, p.incy)),

  table: productTable(['uplo'], ['n']),
};
