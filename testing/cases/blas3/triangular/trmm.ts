// TRMM as a case: error R1 with the triangle written out in full. What is not stored of it is NaN.
import { trmmBlockedRef } from '../../../../src/blas3/triangular/trmm.ref.ts';
import { trmm } from '../../../../src/index.ts';
import { trmmSpec } from '../../../../src/specs.ts';
import { ALIGNED, calling, type Data, type Flags, type LaidOut, ODD, type Sizes, shapes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { productTable } from '../../../lib/columns.ts';
import { place } from '../../../lib/operands.ts';
import { inField } from '../../../lib/scalars.ts';
import { layoutOf, uniform, unread } from '../../../lib/source.ts';
import { fillTriangle, fullError, triangularView } from '../../../lib/triangles.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';

export interface TrmmProblem extends Flags<'side' | 'uplo' | 'transA' | 'diag'>, Sizes<'m' | 'n' | 'alpha'>, LaidOut {
  /** A lies in B's buffer. */
  readonly inB?: boolean;
}

export type TrmmData = Data<'A' | 'B'>;

const GENERAL = { alpha: 0.29, layout: ODD } as const;

const kinds = (['l', 'r'] as const).flatMap((side) =>
  (['l', 'u'] as const).flatMap((uplo) =>
    (['n', 't'] as const).flatMap((transA) => (['n', 'u'] as const).map((diag) => ({ side, uplo, transA, diag }))),
  ),
);
const LOWER = { ...GENERAL, side: 'l', uplo: 'l', transA: 'n', diag: 'n' } as const;

/** Reference BLAS's, around and beyond a block of 16 (which the tests force) and halves that are not whole. */
const SIZES: readonly (readonly [order: number, vectors: number])[] = [
  ...[1, 2, 3, 5, 9].flatMap((m) => [1, 3, 9].map((n) => [m, n] as const)),
  ...shapes('15x21 16x21 17x21 33x21 65x12 100x10'),
  // Beyond a block of the library's own order.
  ...shapes('270x12'),
];

const sweep: readonly TrmmProblem[] = [
  { ...LOWER, m: 0, n: 3 },
  { ...LOWER, m: 3, n: 0 },
  ...kinds.flatMap((kind) => [
    ...SIZES.map(([order, vectors]) => {
      const [m, n] = kind.side === 'l' ? [order, vectors] : [vectors, order];
      return { ...GENERAL, ...kind, m, n };
    }),
    { ...GENERAL, ...kind, m: 60, n: 60, layout: ALIGNED },
    { ...GENERAL, ...kind, m: 40, n: 40, inB: true },
    ...[0, 1, 0.7].map((alpha) => ({ ...GENERAL, ...kind, m: 37, n: 20, alpha })),
  ]),
  ...(['l', 'r'] as const).flatMap((side) =>
    (['l', 'u'] as const).map((uplo) => ({ ...LOWER, side, uplo, transA: 'c' as const, m: 40, n: 37 })),
  ),
];

export const trmmCase: Case<TrmmProblem, TrmmData> = {
  spec: trmmSpec,
  tolerance: 3,
  sweep,

  fromOptions({ m, n }, o) {
    if (o.uplo === 'f') throw new UsageError('trmm has no -F: the triangle is -L or -U');
    const { side, uplo, transA, diag } = o;
    return { ...GENERAL, side, uplo, transA, diag, m, n, layout: layoutOf(o) };
  },

  data({ side, uplo, diag, m, n, alpha, layout, inB }, prec, random) {
    const order = side === 'l' ? m : n;
    const operands = place(prec, { A: [order, order], B: [m, n] }, inB ? ['A', 'B'] : ['B'], layout);
    fillTriangle(prec, operands.A, uplo, 'read', () => (alpha === 0 ? Number.NaN : random.rand()), diag);
    (alpha === 0 ? unread : uniform)(operands.B, prec, random);
    return operands;
  },

  run: calling(trmm, trmmSpec),

  reference: (p, { A, B }) =>
    trmmBlockedRef(p.side, p.uplo, p.transA, p.diag, p.m, p.n, inField(p.alpha, B.parts), hostMat(A), hostMat(B)),

  error({ side, uplo, transA, diag, alpha }, before, after, { random }) {
    const triangle = triangularView(before.A, uplo, diag);
    const product =
      side === 'l'
        ? { transA, transB: 'n' as const, a: triangle, b: before.B }
        : { transA: 'n' as const, transB: transA, a: before.B, b: triangle };
    return fullError({ ...product, alpha: inField(alpha, after.B.parts), beta: 0, cIn: before.B, c: after.B }, random);
  },

  table: productTable(['side', 'uplo', 'transA', 'diag'], ['m', 'n']),
};
