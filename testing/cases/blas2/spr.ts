// SPR as a case: syr's, with the triangle packed.
import { sprRef } from '../../../src/blas2/spr.ref.ts';
import { vectorRef } from '../../../src/blas2/vector.ref.ts';
import { spr, sprSpec, type Uplo } from '../../../src/index.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { elementsOf, INCS, incOf, inTriangle, ORDERS, TINY, updateError, vectorWindow } from '../../lib/gauge.ts';
import type { MatrixView } from '../../lib/norms.ts';
import type { Layout } from '../../lib/operands.ts';
import { BLOCKS, fillPacked, packedChange, packedTogether, packedWindow } from '../../lib/packed.ts';
import { layoutOf, uniform, unread } from '../../lib/source.ts';
import { hostMat } from '../../lib/views.ts';

export interface SprProblem {
  readonly uplo: Uplo;
  readonly n: number;
  readonly alpha: number;
  readonly incx: number;
  readonly layout?: Layout;
  /** Everything lies in one buffer; increments are 1 or -1. */
  readonly together?: boolean;
}

export type SprData = Readonly<Record<'AP' | 'x', MatrixView>>;

const ODD: Layout = { offset: 5 };
const GENERAL = { alpha: 0.7, incx: 1, layout: ODD } as const;

const sweep: readonly SprProblem[] = (['l', 'u'] as const).flatMap((uplo) => [
  ...[...TINY, ...ORDERS, ...BLOCKS].flatMap((n) => INCS.map((incx) => ({ ...GENERAL, uplo, n, incx }))),
  ...INCS.flatMap((incx) => [0, 1, 0.7].map((alpha) => ({ uplo, n: 9, alpha, incx, layout: ODD }))),
  ...[5, 70].map((n) => ({ ...GENERAL, uplo, n, together: true })),
  { ...GENERAL, uplo, n: 70, incx: -1, together: true },
]);

export const sprCase: Case<SprProblem, SprData> = {
  spec: sprSpec,
  // Reference BLAS's threshold is 16 in its EPS, the spacing of numbers at 1: twice the eps of these bounds.
  tolerance: 32,
  repeatable: true,
  sweep,

  fromOptions: ({ n }, o) => ({ ...GENERAL, uplo: o.uplo === 'u' ? 'u' : 'l', n, layout: layoutOf(o) }),

  data(p, prec, random) {
    const { uplo, n, alpha, layout } = p;
    const operands = p.together
      ? packedTogether(prec, n, ['x'], layout)
      : {
          AP: packedWindow(prec, n, 'write', layout),
          x: vectorWindow(prec, n, p.incx, 'read', layout?.offset),
        };
    fillPacked(prec, operands.AP, uplo, n, () => random.rand());
    (alpha === 0 ? unread : uniform)(operands.x, prec, random);
    return operands;
  },

  run: (queue, { uplo, n, alpha, incx }, { AP, x }) =>
    spr(queue, { uplo, n, alpha, x, incx: Math.sign(incx) * x.ld, AP }),

  reference: ({ uplo, n, alpha, incx }, { AP, x }) =>
    sprRef(uplo, n, alpha, vectorRef(hostMat(x), n, incOf(x, incx)), hostMat(AP)),

  error(p, before, after) {
    const change = packedChange(before.AP, after.AP, p.uplo, p.n);
    const x = elementsOf(before.x, p.incx);
    return updateError(change, p.alpha, [[x, x]], inTriangle(p.uplo));
  },

  table: productTable(['uplo'], ['n']),
};
