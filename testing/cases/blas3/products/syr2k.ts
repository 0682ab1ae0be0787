// SYR2K as a case: A B^T + B A^T is [A B] [B A]^T, and is judged as such by R1. The triangle of C that is not stored must keep its bits.
import { syr2kBlockedRef } from '../../../../src/blas3/products/syr2k.ref.ts';
import { syr2k } from '../../../../src/index.ts';
import { syr2kSpec } from '../../../../src/specs.ts';
import { ALIGNED, calling, type Data, type Flags, type LaidOut, ODD, type Sizes, shapes } from '../../../lib/calls.ts';
import { type Case, EXACT_ORDER } from '../../../lib/case.ts';
import { productTable } from '../../../lib/columns.ts';
import { place } from '../../../lib/operands.ts';
import { triangleVectorCheck } from '../../../lib/residualsBlas.ts';
import { inField } from '../../../lib/scalars.ts';
import { layoutOf, uniform, unread } from '../../../lib/source.ts';
import { fillTriangle, fullError, joined, otherKept, symmetricView } from '../../../lib/triangles.ts';
import { hostMat } from '../../../lib/views.ts';

export interface Syr2kProblem extends Flags<'uplo' | 'trans'>, Sizes<'n' | 'k' | 'alpha' | 'beta'>, LaidOut {
  /** Operands that lie in C's buffer. */
  readonly inC?: readonly ('A' | 'B')[];
}

export type Syr2kData = Data<'A' | 'B' | 'C'>;

const GENERAL = { alpha: 0.29, beta: -0.48, layout: ODD } as const;

const kinds = (['l', 'u'] as const).flatMap((uplo) => (['n', 't'] as const).map((trans) => ({ uplo, trans })));

const SIZES: readonly (readonly [n: number, k: number])[] = [
  ...[0, 1, 2, 3, 5, 9].flatMap((n) => [0, 1, 2, 3, 5, 9].map((k) => [n, k] as const)),
  ...shapes('16x17 17x33 33x40 65x12'),
];

const sweep: readonly Syr2kProblem[] = [
  ...kinds.flatMap((kind) => [
    ...SIZES.map(([n, k]) => ({ ...GENERAL, ...kind, n, k })),
    { ...GENERAL, ...kind, n: 48, k: 12, inC: ['A', 'B'] as const },
    { ...GENERAL, ...kind, n: 60, k: 20, layout: ALIGNED },
    ...[0, 1, 0.7].flatMap((alpha) => [0, 1, 1.3].map((beta) => ({ ...GENERAL, ...kind, n: 37, k: 9, alpha, beta }))),
  ]),
];

export const syr2kCase: Case<Syr2kProblem, Syr2kData> = {
  spec: syr2kSpec,
  tolerance: 3,
  repeatable: true,
  sweep,

  fromOptions: ({ m, n }, o) => ({
    ...GENERAL,
    uplo: o.uplo === 'u' ? 'u' : 'l',
    trans: o.transA,
    n: m,
    k: n,
    layout: layoutOf(o),
  }),

  data({ uplo, trans, n, k, alpha, beta, layout, inC = [] }, prec, random) {
    const shape = trans === 'n' ? ([n, k] as const) : ([k, n] as const);
    const operands = place(prec, { A: shape, B: shape, C: [n, n] }, [...inC, 'C'], layout);
    for (const x of [operands.A, operands.B]) (alpha === 0 ? unread : uniform)(x, prec, random);
    fillTriangle(prec, operands.C, uplo, 'write', () => (beta === 0 ? Number.NaN : random.rand()));
    return operands;
  },

  run: calling(syr2k, syr2kSpec),

  reference: (p, { A, B, C }) => {
    const [alpha, beta] = [inField(p.alpha, C.parts), inField(p.beta, C.parts)];
    syr2kBlockedRef(p.uplo, p.trans, p.n, p.k, alpha, hostMat(A), hostMat(B), beta, hostMat(C));
  },

  error({ uplo, trans, n, k, ...scalars }, before, after, { random }) {
    if (!otherKept(before.C, after.C, uplo)) return Number.NaN;
    const [alpha, beta] = [inField(scalars.alpha, after.C.parts), inField(scalars.beta, after.C.parts)];
    const factors = { transA: trans, transB: trans === 'n' ? 't' : 'n' } as const;
    if (Math.max(n, k) > EXACT_ORDER) {
      const { A, B } = before;
      const products = [
        { ...factors, a: A, b: B },
        { ...factors, a: B, b: A },
      ];
      return triangleVectorCheck({ uplo, alpha, beta, products, cIn: before.C, c: after.C }, random);
    }
    const [cIn, c] = [symmetricView(before.C, uplo, 't'), symmetricView(after.C, uplo, 't')];
    const [a, b] = [joined(before.A, before.B, trans !== 'n'), joined(before.B, before.A, trans !== 'n')];
    return fullError({ ...factors, alpha, beta, a, b, cIn, c }, random);
  },

  table: productTable(['uplo', 'trans'], ['n', 'k']),
};
