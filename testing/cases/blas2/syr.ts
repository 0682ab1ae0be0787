// SYR as a case: the error of every element against what is added up in it. The triangle that is not stored is NaN.
import { syrRef } from '../../../src/blas2/syr.ref.ts';
import { vectorRef } from '../../../src/blas2/vector.ref.ts';
import { syr, syrSpec, type Uplo } from '../../../src/index.ts';
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

export interface SyrProblem {
  readonly uplo: Uplo;
  readonly n: number;
  readonly alpha: number;
  readonly incx: number;
  readonly layout?: Layout;
  /** Everything lies in one buffer; vectors are rows, so that their increment is lda. */
  readonly together?: boolean;
}

export type SyrData = Readonly<Record<'A' | 'x', MatrixView>>;

const ODD: Layout = { pad: 3, offset: 5 };
const GENERAL = { alpha: 0.7, incx: 1, layout: ODD } as const;

const sweep: readonly SyrProblem[] = (['l', 'u'] as const).flatMap((uplo) => [
  ...[...TINY, ...ORDERS].flatMap((n) => INCS.map((incx) => ({ ...GENERAL, uplo, n, incx }))),
  ...INCS.flatMap((incx) => [0, 1, 0.7].map((alpha) => ({ uplo, n: 9, alpha, incx, layout: ODD }))),
  ...[5, 70].map((n) => ({ ...GENERAL, uplo, n, together: true })),
  { ...GENERAL, uplo, n: 70, incx: -1, together: true },
]);

export const syrCase: Case<SyrProblem, SyrData> = {
  spec: syrSpec,
  // Reference BLAS's threshold is 16 in its EPS, the spacing of numbers at 1: twice the eps of these bounds.
  tolerance: 32,
  repeatable: true,
  sweep,

  fromOptions: ({ n }, o) => ({ ...GENERAL, uplo: o.uplo === 'u' ? 'u' : 'l', n, layout: layoutOf(o) }),

  data(p, prec, random) {
    const { uplo, n, alpha, layout } = p;
    const operands = p.together
      ? together(prec, [n, n], { x: n }, layout)
      : {
          A: window(prec, n, n, layout),
          x: vectorWindow(prec, n, p.incx, 'read', layout?.offset),
        };
    const stored = inTriangle(uplo);
    fill(prec, operands.A, (i, j) => (stored(i, j) ? random.rand() : Number.NaN));
    (alpha === 0 ? unread : uniform)(operands.x, prec, random);

    return operands;
  },

  run: (queue, { uplo, n, alpha, incx }, { A, x }) =>
    syr(queue, { uplo, n, alpha, x, incx: Math.sign(incx) * x.ld, A, lda: A.ld }),

  reference: ({ uplo, n, alpha, incx }, { A, x }) =>
    syrRef(uplo, n, alpha, vectorRef(hostMat(x), n, incOf(x, incx)), hostMat(A)),

  error(p, before, after) {
    const x = elementsOf(before.x, p.incx);

    return updateError(changeOf(before.A, after.A), p.alpha, [[x, x]], inTriangle(p.uplo));
  },

  table: productTable(['uplo'], ['n']),
};
