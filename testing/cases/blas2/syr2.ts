// SYR2 as a case: the error of every element against what is added up in it. The triangle that is not stored is NaN.
import { syr2Ref } from '../../../src/blas2/syr2.ref.ts';
import { vectorRef } from '../../../src/blas2/vector.ref.ts';
import { syr2, syr2Spec, type Uplo } from '../../../src/index.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import {
  changeOf,
  elementsOf,
  INCS,
  incOf,
  inTriangle,
  ORDERS,
  TINY,
  together,
  updateError,
  vectorWindow,
} from '../../lib/gauge.ts';
import type { MatrixView } from '../../lib/norms.ts';
import { fill, type Layout, window } from '../../lib/operands.ts';
import { layoutOf, uniform, unread } from '../../lib/source.ts';
import { hostMat } from '../../lib/views.ts';

export interface Syr2Problem {
  readonly uplo: Uplo;
  readonly n: number;
  readonly alpha: number;
  readonly incx: number;
  readonly incy: number;
  readonly layout?: Layout;
  /** Everything lies in one buffer; vectors are rows, so that their increment is lda. */
  readonly together?: boolean;
}

export type Syr2Data = Readonly<Record<'A' | 'x' | 'y', MatrixView>>;

const ODD: Layout = { pad: 3, offset: 5 };
const GENERAL = { alpha: 0.7, incx: 1, incy: 1, layout: ODD } as const;

const sweep: readonly Syr2Problem[] = (['l', 'u'] as const).flatMap((uplo) => [
  ...[...TINY, ...ORDERS].flatMap((n) => INCS.map((incx) => ({ ...GENERAL, uplo, n, incx, incy: -incx }))),
  ...INCS.flatMap((incx) =>
    INCS.flatMap((incy) => [0, 1, 0.7].map((alpha) => ({ uplo, n: 9, alpha, incx, incy, layout: ODD }))),
  ),
  ...[5, 70].map((n) => ({ ...GENERAL, uplo, n, together: true })),
  { ...GENERAL, uplo, n: 70, incx: -1, together: true },
]);

export const syr2Case: Case<Syr2Problem, Syr2Data> = {
  spec: syr2Spec,
  // Reference BLAS's threshold is 16 in its EPS, the spacing of numbers at 1: twice the eps of these bounds.
  tolerance: 32,
  repeatable: true,
  sweep,

  fromOptions: ({ n }, o) => ({ ...GENERAL, uplo: o.uplo === 'u' ? 'u' : 'l', n, layout: layoutOf(o) }),

  data(p, prec, random) {
    const { uplo, n, alpha, layout } = p;
    const operands = p.together
      ? together(prec, [n, n], { x: n, y: n }, layout)
      : {
          A: window(prec, n, n, layout),
          x: vectorWindow(prec, n, p.incx, 'read', layout?.offset),
          y: vectorWindow(prec, n, p.incy, 'read', layout?.offset),
        };
    const stored = inTriangle(uplo);
    fill(prec, operands.A, (i, j) => (stored(i, j) ? random.rand() : Number.NaN));
    (alpha === 0 ? unread : uniform)(operands.x, prec, random);
    (alpha === 0 ? unread : uniform)(operands.y, prec, random);
    return operands;
  },

  run: (queue, { uplo, n, alpha, incx, incy }, { A, x, y }) =>
    syr2(queue, { uplo, n, alpha, x, incx: Math.sign(incx) * x.ld, y, incy: Math.sign(incy) * y.ld, A, lda: A.ld }),

  reference: ({ uplo, n, alpha, incx, incy }, { A, x, y }) =>
    syr2Ref(
      uplo,
      n,
      alpha,
      vectorRef(hostMat(x), n, incOf(x, incx)),
      vectorRef(hostMat(y), n, incOf(y, incy)),
      hostMat(A),
    ),

  error(p, before, after) {
    const x = elementsOf(before.x, p.incx);
    const y = elementsOf(before.y, p.incy);
    return updateError(
      changeOf(before.A, after.A),
      p.alpha,
      [
        [x, y],
        [y, x],
      ],
      inTriangle(p.uplo),
    );
  },

  table: productTable(['uplo'], ['n']),
};
