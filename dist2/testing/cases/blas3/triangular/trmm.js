// TRMM as a case: error R1 with the triangle written out in full. What is not stored of it is NaN.
import { trmmBlockedRef } from '../../../../src/blas3/triangular/trmm.ref.js';
import { trmm } from '../../../../src/index.js';
import { trmmSpec } from '../../../../src/specs.js';
import { ALIGNED, calling, ODD, shapes } from '../../../lib/calls.js';
import { productTable } from '../../../lib/columns.js';
import { place } from '../../../lib/operands.js';
import { inField } from '../../../lib/scalars.js';
import { layoutOf, uniform, unread } from '../../../lib/source.js';
import { fillTriangle, fullError, triangularView } from '../../../lib/triangles.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
const GENERAL = { alpha: 0.29, layout: ODD };
const kinds = ['l', 'r'].flatMap((side) => ['l', 'u'].flatMap((uplo) => ['n', 't'].flatMap((transA) => ['n', 'u'].map((diag) => ({ side, uplo, transA, diag })))));
const LOWER = { ...GENERAL, side: 'l', uplo: 'l', transA: 'n', diag: 'n' };
/** Reference BLAS's, around and beyond a block of 16 (which the tests force) and halves that are not whole. */
const SIZES = [
    ...[1, 2, 3, 5, 9].flatMap((m) => [1, 3, 9].map((n) => [m, n])),
    ...shapes('15x21 16x21 17x21 33x21 65x12 100x10'),
    // Beyond a block of the library's own order.
    ...shapes('270x12'),
];
const sweep = [
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
    ...['l', 'r'].flatMap((side) => ['l', 'u'].map((uplo) => ({ ...LOWER, side, uplo, transA: 'c', m: 40, n: 37 }))),
];
export const trmmCase = {
    spec: trmmSpec,
    tolerance: 3,
    sweep,
    fromOptions({ m, n }, o) {
        if (o.uplo === 'f')
            throw new UsageError('trmm has no -F: the triangle is -L or -U');
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
    reference: (p, { A, B }) => trmmBlockedRef(p.side, p.uplo, p.transA, p.diag, p.m, p.n, inField(p.alpha, B.parts), hostMat(A), hostMat(B)),
    error({ side, uplo, transA, diag, alpha }, before, after, { random }) {
        const triangle = triangularView(before.A, uplo, diag);
        const product = side === 'l'
            ? { transA, transB: 'n', a: triangle, b: before.B }
            : { transA: 'n', transB: transA, a: before.B, b: triangle };
        return fullError({ ...product, alpha: inField(alpha, after.B.parts), beta: 0, cIn: before.B, c: after.B }, random);
    },
    table: productTable(['side', 'uplo', 'transA', 'diag'], ['m', 'n']),
};
