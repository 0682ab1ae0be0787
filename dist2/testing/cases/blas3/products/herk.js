// HERK as a case: error R1 of the Hermitian matrix. Imaginary parts on the diagonal are NaN before and must be zero afterwards; the
// triangle of C that is not stored must keep its bits.
import { herkBlockedRef } from '../../../../src/blas3/products/herk.ref.js';
import { adjoint } from '../../../../src/core/matrix.js';
import { herk } from '../../../../src/index.js';
import { herkSpec } from '../../../../src/specs.js';
import { ALIGNED, calling, ODD, shapes } from '../../../lib/calls.js';
import { productTable } from '../../../lib/columns.js';
import { place } from '../../../lib/operands.js';
import { layoutOf, uniform, unread } from '../../../lib/source.js';
import { fillTriangle, fullError, hermitianView, isDiagonalReal, otherKept, spoilDiagonal, symmetricView, } from '../../../lib/triangles.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
const GENERAL = { alpha: 0.29, beta: -0.48, layout: ODD };
const kinds = ['l', 'u'].flatMap((uplo) => ['n', 'c'].map((trans) => ({ uplo, trans })));
/** Reference BLAS's, around and beyond a block of 16 (which the tests force) and halves that are not whole. */
const SIZES = [
    ...[0, 1, 2, 3, 9].flatMap((n) => [0, 1, 2, 9].map((k) => [n, k])),
    ...shapes('15x7 16x17 17x33 33x40 63x9 64x31 65x12'),
    // Beyond a block of the library's own order.
    ...shapes('270x12'),
];
const sweep = kinds.flatMap((kind) => [
    ...SIZES.map(([n, k]) => ({ ...GENERAL, ...kind, n, k })),
    { ...GENERAL, ...kind, n: 48, k: 12, inC: true },
    { ...GENERAL, ...kind, n: 60, k: 20, layout: ALIGNED },
    ...[0, 1, 0.7].flatMap((alpha) => [0, 1, 1.3].map((beta) => ({ ...GENERAL, ...kind, n: 37, k: 9, alpha, beta }))),
]);
export const herkCase = {
    spec: herkSpec,
    // gemm's bound and measure: BLAS++'s.
    tolerance: 3,
    repeatable: true,
    sweep,
    // -N n,k; a third number is left alone.
    fromOptions({ m, n }, o) {
        if (o.uplo === 'f')
            throw new UsageError('herk has no -F: the triangle is -L or -U');
        if (o.transA === 't')
            throw new UsageError('herk has no -T: the conjugate transpose is -C');
        return { ...GENERAL, uplo: o.uplo, trans: o.transA, n: m, k: n, layout: layoutOf(o) };
    },
    data({ uplo, trans, n, k, alpha, beta, layout, inC }, prec, random) {
        const A = trans === 'n' ? [n, k] : [k, n];
        const operands = place(prec, { A, C: [n, n] }, inC ? ['A', 'C'] : ['C'], layout);
        (alpha === 0 ? unread : uniform)(operands.A, prec, random);
        fillTriangle(prec, operands.C, uplo, 'write', () => (beta === 0 ? Number.NaN : random.rand()));
        spoilDiagonal(operands.C);
        return operands;
    },
    run: calling(herk, herkSpec),
    reference: (p, { A, C }) => herkBlockedRef(p.uplo, p.trans, p.n, p.k, p.alpha, hostMat(A), p.beta, hostMat(C)),
    error({ uplo, trans, alpha, beta }, before, after, { random }) {
        if (!otherKept(before.C, after.C, uplo) || !isDiagonalReal(after.C))
            return Number.NaN;
        const [cIn, c] = [hermitianView(before.C, uplo), symmetricView(after.C, uplo)];
        const { A } = before;
        return fullError({ transA: trans, transB: adjoint(trans), alpha, beta, a: A, b: A, cIn, c }, random);
    },
    table: productTable(['uplo', 'trans'], ['n', 'k']),
};
