// GEMMTR as a case: error R1 of the triangle. The other triangle of C must keep its bits.
import { gemmtrBlockedRef } from '../../../../src/blas3/products/gemmtr.ref.ts';
import { gemmtr, type Trans, type Uplo } from '../../../../src/index.ts';
import { gemmtrSpec } from '../../../../src/specs.ts';
import { ALIGNED, calling, type Data, ODD, shapes } from '../../../lib/calls.ts';
import { type Case, EXACT_ORDER } from '../../../lib/case.ts';
import { productTable } from '../../../lib/columns.ts';
import { type Layout, place } from '../../../lib/operands.ts';
import { triangleVectorCheck } from '../../../lib/residualsBlas.ts';
import { inField } from '../../../lib/scalars.ts';
import { layoutOf, uniform, unread } from '../../../lib/source.ts';
import { fillTriangle, fullError, otherKept, triangularView } from '../../../lib/triangles.ts';
import { hostMat } from '../../../lib/views.ts';

export interface GemmtrProblem {
  readonly uplo: Uplo;
  readonly transA: Trans;
  readonly transB: Trans;
  readonly n: number;
  readonly k: number;
  readonly alpha: number;
  readonly beta: number;
  readonly layout?: Layout;
  /** Operands that lie in C's buffer. */
  readonly inC?: readonly ('A' | 'B')[];
}

export type GemmtrData = Data<'A' | 'B' | 'C'>;

const GENERAL = { alpha: 0.29, beta: -0.48, layout: ODD } as const;

const kinds = (['l', 'u'] as const).flatMap((uplo) =>
  (['n', 't'] as const).flatMap((transA) => (['n', 't'] as const).map((transB) => ({ uplo, transA, transB }))),
);

const SIZES: readonly (readonly [n: number, k: number])[] = [
  ...[0, 1, 2, 3, 5, 9].flatMap((n) => [0, 1, 9].map((k) => [n, k] as const)),
  ...shapes('17x33 33x40 65x12'),
];

const PRODUCT = { transA: 'n', transB: 't' } as const;

// Sizes that are no multiple of a tile take kernels of their own, whose compilation is slow on software adapters: all sizes with one pair
// of transposes, all pairs with a few sizes.
const sweep: readonly GemmtrProblem[] = [
  ...kinds.flatMap((kind) => [
    { ...GENERAL, ...kind, n: 9, k: 9 },
    { ...GENERAL, ...kind, n: 48, k: 40 },
  ]),
  ...(['l', 'u'] as const).flatMap((uplo) => [
    ...SIZES.map(([n, k]) => ({ ...GENERAL, ...PRODUCT, uplo, n, k })),
    ...[0, 1, 0.7].flatMap((alpha) =>
      [0, 1, 1.3].map((beta) => ({ ...GENERAL, ...PRODUCT, uplo, n: 37, k: 9, alpha, beta })),
    ),
    ...(['n', 't'] as const).map((trans) => ({
      ...GENERAL,
      uplo,
      transA: trans,
      transB: trans,
      n: 60,
      k: 20,
      layout: ALIGNED,
    })),
  ]),
  { ...GENERAL, ...PRODUCT, uplo: 'l', n: 48, k: 12, inC: ['A', 'B'] },
  { ...GENERAL, ...PRODUCT, uplo: 'l', n: 48, k: 12, layout: ALIGNED, inC: ['A', 'B'] },
  ...(['n', 't', 'c'] as const).map((trans) => ({
    ...GENERAL,
    uplo: 'l' as const,
    transA: 'c' as const,
    transB: trans,
    n: 21,
    k: 9,
  })),
  { ...GENERAL, uplo: 'u', transA: 'n', transB: 'c', n: 21, k: 9 },
  { ...GENERAL, uplo: 'u', transA: 'c', transB: 'c', n: 21, k: 9 },
];

export const gemmtrCase: Case<GemmtrProblem, GemmtrData> = {
  spec: gemmtrSpec,
  tolerance: 3,
  repeatable: true,
  sweep,

  fromOptions: ({ m, n }, o) => ({
    ...GENERAL,
    uplo: o.uplo === 'u' ? 'u' : 'l',
    transA: o.transA,
    transB: o.transB,
    n: m,
    k: n,
    layout: layoutOf(o),
  }),

  data({ uplo, transA, transB, n, k, alpha, beta, layout, inC = [] }, prec, random) {
    const A = transA === 'n' ? ([n, k] as const) : ([k, n] as const);
    const B = transB === 'n' ? ([k, n] as const) : ([n, k] as const);
    const operands = place(prec, { A, B, C: [n, n] }, [...inC, 'C'], layout);
    for (const x of [operands.A, operands.B]) (alpha === 0 ? unread : uniform)(x, prec, random);
    fillTriangle(prec, operands.C, uplo, 'write', () => (beta === 0 ? Number.NaN : random.rand()));
    return operands;
  },

  run: calling(gemmtr, gemmtrSpec),

  reference: (p, { A, B, C }) => {
    const [alpha, beta] = [inField(p.alpha, C.parts), inField(p.beta, C.parts)];
    gemmtrBlockedRef(p.uplo, p.transA, p.transB, p.n, p.k, alpha, hostMat(A), hostMat(B), beta, hostMat(C));
  },

  error({ uplo, transA, transB, n, k, ...scalars }, before, after, { random }) {
    if (!otherKept(before.C, after.C, uplo)) return Number.NaN;
    const [alpha, beta] = [inField(scalars.alpha, after.C.parts), inField(scalars.beta, after.C.parts)];
    if (Math.max(n, k) > EXACT_ORDER) {
      const products = [{ transA, transB, a: before.A, b: before.B }];
      return triangleVectorCheck({ uplo, alpha, beta, products, cIn: before.C, c: after.C }, random);
    }
    const cIn = triangularView(before.C, uplo);
    return fullError({ transA, transB, alpha, beta, a: before.A, b: before.B, cIn, c: after.C }, random, uplo);
  },

  table: productTable(['uplo', 'transA', 'transB'], ['n', 'k']),
};
