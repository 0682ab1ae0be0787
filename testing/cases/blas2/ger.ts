// GER as a case: the error of every element against what is added up in it.
import { gerRef } from '../../../src/blas2/ger.ref.ts';
import { vectorRef } from '../../../src/blas2/vector.ref.ts';
import { ger, gerSpec } from '../../../src/index.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { changeOf, elementsOf, INCS, incOf, TINY, together, updateError, vectorWindow } from '../../lib/gauge.ts';
import type { MatrixView } from '../../lib/norms.ts';
import { fill, type Layout, window } from '../../lib/operands.ts';
import { layoutOf, uniform, unread } from '../../lib/source.ts';
import { hostMat } from '../../lib/views.ts';

export interface GerProblem {
  readonly m: number;
  readonly n: number;
  readonly alpha: number;
  readonly incx: number;
  readonly incy: number;
  readonly layout?: Layout;
  /** Everything lies in one buffer; vectors are rows, so that their increment is lda. */
  readonly together?: boolean;
}

export type GerData = Readonly<Record<'A' | 'x' | 'y', MatrixView>>;

const ODD: Layout = { pad: 3, offset: 5 };
const GENERAL = { alpha: 0.7, incx: 1, incy: 1, layout: ODD } as const;

const sweep: readonly GerProblem[] = [
  ...TINY.flatMap((m) =>
    TINY.flatMap((n) => INCS.map((incx) => ({ ...GENERAL, m, n, incx, incy: INCS[(m + n) % 4]! }))),
  ),
  ...INCS.flatMap((incx) =>
    INCS.flatMap((incy) => [0, 1, 0.7].map((alpha) => ({ m: 9, n: 5, alpha, incx, incy, layout: ODD }))),
  ),
  ...[
    [31, 33],
    [32, 32],
    [33, 31],
    [64, 32],
    [65, 33],
    [130, 65],
    [300, 7],
    [7, 300],
  ].map(([m, n]) => ({ ...GENERAL, m: m!, n: n! })),
  { ...GENERAL, m: 9, n: 70, together: true },
  { ...GENERAL, m: 70, n: 9, incx: -1, incy: -1, together: true },
];

export const gerCase: Case<GerProblem, GerData> = {
  spec: gerSpec,
  // Reference BLAS's threshold is 16 in its EPS, the spacing of numbers at 1: twice the eps of these bounds.
  tolerance: 32,
  repeatable: true,
  sweep,

  fromOptions: ({ m, n }, o) => ({ ...GENERAL, m, n, layout: layoutOf(o) }),

  data(p, prec, random) {
    const { m, n, alpha, layout } = p;
    const operands = p.together
      ? together(prec, [m, n], { x: m, y: n }, layout)
      : {
          A: window(prec, m, n, layout),
          x: vectorWindow(prec, m, p.incx, 'read', layout?.offset),
          y: vectorWindow(prec, n, p.incy, 'read', layout?.offset),
        };

    fill(prec, operands.A, () => random.rand());
    (alpha === 0 ? unread : uniform)(operands.x, prec, random);
    (alpha === 0 ? unread : uniform)(operands.y, prec, random);
    return operands;
  },

  run: (queue, { m, n, alpha, incx, incy }, { A, x, y }) =>
    ger(queue, { m, n, alpha, x, incx: Math.sign(incx) * x.ld, y, incy: Math.sign(incy) * y.ld, A, lda: A.ld }),

  reference: ({ m, n, alpha, incx, incy }, { A, x, y }) =>
    gerRef(m, n, alpha, vectorRef(hostMat(x), m, incOf(x, incx)), vectorRef(hostMat(y), n, incOf(y, incy)), hostMat(A)),

  error(p, before, after) {
    const x = elementsOf(before.x, p.incx);
    const y = elementsOf(before.y, p.incy);
    return updateError(changeOf(before.A, after.A), p.alpha, [[x, y]]);
  },

  table: productTable([], ['m', 'n']),
};
