// HER2K as a case: the two products count as one of twice their depth, and are judged as such by R1. Imaginary parts on the diagonal are
// NaN before and must be zero afterwards; the triangle of C that is not stored must keep its bits.
import { her2kBlockedRef } from '../../../../src/blas3/products/her2k.ref.js';
import { adjoint } from '../../../../src/core/matrix.js';
import { her2k } from '../../../../src/index.js';
import { her2kSpec } from '../../../../src/specs.js';
import { ALIGNED, calling, ODD, shapes } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { productTable } from '../../../lib/columns.js';
import { normFro } from '../../../lib/norms.js';
import { place } from '../../../lib/operands.js';
import { gemmError, gemmExact, triangleVectorCheck } from '../../../lib/residualsBlas.js';
import { conjugate, inField } from '../../../lib/scalars.js';
import { layoutOf, uniform, unread } from '../../../lib/source.js';
import { fillTriangle, hermitianView, isDiagonalReal, otherKept, spoilDiagonal, symmetricView, } from '../../../lib/triangles.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
const GENERAL = { alpha: 0.29, beta: -0.48, layout: ODD };
const kinds = ['l', 'u'].flatMap((uplo) => ['n', 'c'].map((trans) => ({ uplo, trans })));
const SIZES = [
    ...[0, 1, 2, 9].flatMap((n) => [0, 1, 3, 9].map((k) => [n, k])),
    ...shapes('16x17 17x33 33x40 65x12'),
];
const sweep = [
    ...kinds.flatMap((kind) => [
        ...SIZES.map(([n, k]) => ({ ...GENERAL, ...kind, n, k })),
        { ...GENERAL, ...kind, n: 48, k: 12, inC: ['A', 'B'] },
        { ...GENERAL, ...kind, n: 60, k: 20, layout: ALIGNED },
        ...[0, 1, 0.7].flatMap((alpha) => [0, 1, 1.3].map((beta) => ({ ...GENERAL, ...kind, n: 37, k: 9, alpha, beta }))),
    ]),
];
export const her2kCase = {
    spec: her2kSpec,
    tolerance: 3,
    repeatable: true,
    sweep,
    fromOptions({ m, n }, o) {
        if (o.transA === 't')
            throw new UsageError('her2k has no -T: the conjugate transpose is -C');
        return { ...GENERAL, uplo: o.uplo === 'u' ? 'u' : 'l', trans: o.transA, n: m, k: n, layout: layoutOf(o) };
    },
    data({ uplo, trans, n, k, alpha, beta, layout, inC = [] }, prec, random) {
        const shape = trans === 'n' ? [n, k] : [k, n];
        const operands = place(prec, { A: shape, B: shape, C: [n, n] }, [...inC, 'C'], layout);
        for (const x of [operands.A, operands.B])
            (alpha === 0 ? unread : uniform)(x, prec, random);
        fillTriangle(prec, operands.C, uplo, 'write', () => (beta === 0 ? Number.NaN : random.rand()));
        spoilDiagonal(operands.C);
        return operands;
    },
    run: calling(her2k, her2kSpec),
    reference: (p, { A, B, C }) => {
        her2kBlockedRef(p.uplo, p.trans, p.n, p.k, inField(p.alpha, C.parts), hostMat(A), hostMat(B), p.beta, hostMat(C));
    },
    error({ uplo, trans, k, beta, ...p }, before, after, { random }) {
        if (!otherKept(before.C, after.C, uplo) || !isDiagonalReal(after.C))
            return Number.NaN;
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
