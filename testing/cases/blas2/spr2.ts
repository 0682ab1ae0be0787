// SPR2 as a case: syr2's, with the triangle packed.
import { spr2Ref } from '../../../src/blas2/spr2.ref.ts';
import { vectorRef } from '../../../src/blas2/vector.ref.ts';
import { spr2, spr2Spec, type Uplo } from '../../../src/index.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { elementsOf, INCS, incOf, inTriangle, ORDERS, TINY, updateError, vectorWindow } from '../../lib/gauge.ts';
import type { MatrixView } from '../../lib/norms.ts';
import type { Layout } from '../../lib/operands.ts';
import { BLOCKS, fillPacked, packedChange, packedTogether, packedWindow } from '../../lib/packed.ts';
import { layoutOf, uniform, unread } from '../../lib/source.ts';
import { hostMat } from '../../lib/views.ts';

export interface Spr2Problem {
  readonly uplo: Uplo;
  readonly n: number;
  readonly alpha: number;
  readonly incx: number;
  readonly incy: number;
  readonly layout?: Layout;
  /** Everything lies in one buffer; increments are 1 or -1. */
  readonly together?: boolean;
}

export type Spr2Data = Readonly<Record<'AP' | 'x' | 'y', MatrixView>>;

const ODD: Layout = { offset: 5 };
const GENERAL = { alpha: 0.7, incx: 1, incy: 1, layout: ODD } as const;

const sweep: readonly Spr2Problem[] = (['l', 'u'] as const).flatMap((uplo) => [
  ...[...TINY, ...ORDERS, ...BLOCKS].flatMap((n) => INCS.map((incx) => ({ ...GENERAL, uplo, n, incx, incy: -incx }))),
  ...INCS.flatMap((incx) =>
    INCS.flatMap((incy) => [0, 1, 0.7].map((alpha) => ({ uplo, n: 9, alpha, incx, incy, layout: ODD }))),
  ),
  ...[5, 70].map((n) => ({ ...GENERAL, uplo, n, together: true })),
  { ...GENERAL, uplo, n: 70, incx: -1, together: true },
]);

export const spr2Case: Case<Spr2Problem, Spr2Data> = {
  spec: spr2Spec,
  // Reference BLAS's threshold is 16 in its EPS, the spacing of numbers at 1: twice the eps of these bounds.
  tolerance: 32,
  repeatable: true,
  sweep,

  fromOptions: ({ n }, o) => ({ ...GENERAL, uplo: o.uplo === 'u' ? 'u' : 'l', n, layout: layoutOf(o) }),

  data(p, prec, random) {
    const { uplo, n, alpha, layout } = p;
    const operands = p.together
      ? packedTogether(prec, n, ['x', 'y'], layout)
      : {
          AP: packedWindow(prec, n, 'write', layout),
          x: vectorWindow(prec, n, p.incx, 'read', layout?.offset),
          y: vectorWindow(prec, n, p.incy, 'read', layout?.offset),
        };
    fillPacked(prec, operands.AP, uplo, n, () => random.rand());
    (alpha === 0 ? unread : uniform)(operands.x, prec, random);
    (alpha === 0 ? unread : uniform)(operands.y, prec, random);
    return operands;
  },

  run: (queue, { uplo, n, alpha, incx, incy }, { AP, x, y }) =>
    spr2(queue, { uplo, n, alpha, x, incx: Math.sign(incx) * x.ld, y, incy: Math.sign(incy) * y.ld, AP }),

  reference: ({ uplo, n, alpha, incx, incy }, { AP, x, y }) =>
    spr2Ref(
      uplo,
      n,
      alpha,
      vectorRef(hostMat(x), n, incOf(x, incx)),
      vectorRef(hostMat(y), n, incOf(y, incy)),
      hostMat(AP),
    ),

  error(p, before, after) {
    const change = packedChange(before.AP, after.AP, p.uplo, p.n);
    const x = elementsOf(before.x, p.incx);
    const y = elementsOf(before.y, p.incy);
    return updateError(
      change,
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
