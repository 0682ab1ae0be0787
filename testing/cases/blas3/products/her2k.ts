// HER2K as a case: the two products count as one of twice their depth, and are judged as such by R1. Imaginary parts on the diagonal are
// NaN before and must be zero afterwards; the triangle of C that is not stored must keep its bits.
import { her2kBlockedRef } from '../../../../src/blas3/products/her2k.ref.ts';
import { adjoint } from '../../../../src/core/matrix.ts';
import { her2k } from '../../../../src/index.ts';
import { her2kSpec } from '../../../../src/specs.ts';
import { ALIGNED, calling, type Data, type Flags, type LaidOut, ODD, type Sizes, shapes } from '../../../lib/calls.ts';
import { type Case, EXACT_ORDER } from '../../../lib/case.ts';
import { productTable } from '../../../lib/columns.ts';
import { normFro } from '../../../lib/norms.ts';
import { place } from '../../../lib/operands.ts';
import { gemmError, gemmExact, triangleVectorCheck } from '../../../lib/residualsBlas.ts';
import { conjugate, inField } from '../../../lib/scalars.ts';
import { layoutOf, uniform, unread } from '../../../lib/source.ts';
import {
  fillTriangle,
  hermitianView,
  isDiagonalReal,
  otherKept,
  spoilDiagonal,
  symmetricView,
} from '../../../lib/triangles.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';

export interface Her2kProblem extends Flags<'uplo'>, Sizes<'n' | 'k' | 'alpha' | 'beta'>, LaidOut {
  readonly trans: 'n' | 'c';
  /** Operands that lie in C's buffer. */
  readonly inC?: readonly ('A' | 'B')[];
}

export type Her2kData = Data<'A' | 'B' | 'C'>;

const GENERAL = { alpha: 0.29, beta: -0.48, layout: ODD } as const;

const kinds = (['l', 'u'] as const).flatMap((uplo) => (['n', 'c'] as const).map((trans) => ({ uplo, trans })));

const SIZES: readonly (readonly [n: number, k: number])[] = [
  ...[0, 1, 2, 9].flatMap((n) => [0, 1, 3, 9].map((k) => [n, k] as const)),
  ...shapes('16x17 17x33 33x40 65x12'),
];

const sweep: readonly Her2kProblem[] = [
  ...kinds.flatMap((kind) => [
    ...SIZES.map(([n, k]) => ({ ...GENERAL, ...kind, n, k })),
    { ...GENERAL, ...kind, n: 48, k: 12, inC: ['A', 'B'] as const },
    { ...GENERAL, ...kind, n: 60, k: 20, layout: ALIGNED },
    ...[0, 1, 0.7].flatMap((alpha) => [0, 1, 1.3].map((beta) => ({ ...GENERAL, ...kind, n: 37, k: 9, alpha, beta }))),
  ]),
];

export const her2kCase: Case<Her2kProblem, Her2kData> = {
  spec: her2kSpec,
  tolerance: 3,
  repeatable: true,
  sweep,

  fromOptions({ m, n }, o) {
    if (o.transA === 't') throw new UsageError('her2k has no -T: the conjugate transpose is -C');
    return { ...GENERAL, uplo: o.uplo === 'u' ? 'u' : 'l', trans: o.transA, n: m, k: n, layout: layoutOf(o) };
  },

  data({ uplo, trans, n, k, alpha, beta, layout, inC = [] }, prec, random) {
    const shape = trans === 'n' ? ([n, k] as const) : ([k, n] as const);
    const operands = place(prec, { A: shape, B: shape, C: [n, n] }, [...inC, 'C'], layout);
    for (const x of [operands.A, operands.B]) (alpha === 0 ? unread : uniform)(x, prec, random);
    fillTriangle(prec, operands.C, uplo, 'write', () => (beta === 0 ? Number.NaN : random.rand()));
    spoilDiagonal(operands.C);
    return operands;
  },

  run: calling(her2k, her2kSpec),

  reference: (p, { A, B, C }) => {
    her2kBlockedRef(p.uplo, p.trans, p.n, p.k, inField(p.alpha, C.parts), hostMat(A), hostMat(B), p.beta, hostMat(C));
  },

  error({ uplo, trans, k, beta, ...p }, before, after, { random }) {
    if (!otherKept(before.C, after.C, uplo) || !isDiagonalReal(after.C)) return Number.NaN;
    const alpha = inField(p.alpha, 2);
    const factors = { transA: trans, transB: adjoint(trans) };
    const [{ A, B }, cIn, c] = [before, hermitianView(before.C, uplo), symmetricView(after.C, uplo)];
    if (Math.max(p.n, k) > EXACT_ORDER) {
      const products = [
        { ...factors, a: A, b: B },
        { ...factors, a: B, b: A, alpha: conjugate(alpha) },
      ];
      return triangleVectorCheck({ uplo, alpha, beta, products, cIn, c }, random);
    }
    const first = gemmExact({ ...factors, alpha, beta, a: A, b: B, cIn });
    const expected = gemmExact({ ...factors, alpha: conjugate(alpha), beta: 1, a: B, b: A, cIn: first });
    const norm = Math.hypot(normFro(A), normFro(B));
    return gemmError(c, expected, { k: 2 * k, alpha, beta, normA: norm, normB: norm, normC: normFro(cIn) });
  },

  table: productTable(['uplo', 'trans'], ['n', 'k']),
};
