// GEMMTR as a case: error R1 of the triangle. The other triangle of C must keep its bits.
import { gemmtrBlockedRef } from '../../../../src/blas3/products/gemmtr.ref.js';
import { gemmtr } from '../../../../src/index.js';
import { gemmtrSpec } from '../../../../src/specs.js';
import { ALIGNED, calling, ODD, shapes } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { productTable } from '../../../lib/columns.js';
import { place } from '../../../lib/operands.js';
import { triangleVectorCheck } from '../../../lib/residualsBlas.js';
import { inField } from '../../../lib/scalars.js';
import { layoutOf, uniform, unread } from '../../../lib/source.js';
import { fillTriangle, fullError, otherKept, triangularView } from '../../../lib/triangles.js';
import { hostMat } from '../../../lib/views.js';
const GENERAL = { alpha: 0.29, beta: -0.48, layout: ODD };
const kinds = ['l', 'u'].flatMap((uplo) => ['n', 't'].flatMap((transA) => ['n', 't'].map((transB) => ({ uplo, transA, transB }))));
const SIZES = [
    ...[0, 1, 2, 3, 5, 9].flatMap((n) => [0, 1, 9].map((k) => [n, k])),
    ...shapes('17x33 33x40 65x12'),
];
const PRODUCT = { transA: 'n', transB: 't' };
// Sizes that are no multiple of a tile take kernels of their own, whose compilation is slow on software adapters: all sizes with one pair
// of transposes, all pairs with a few sizes.
const sweep = [
    ...kinds.flatMap((kind) => [
        { ...GENERAL, ...kind, n: 9, k: 9 },
        { ...GENERAL, ...kind, n: 48, k: 40 },
    ]),
    ...['l', 'u'].flatMap((uplo) => [
        ...SIZES.map(([n, k]) => ({ ...GENERAL, ...PRODUCT, uplo, n, k })),
        ...[0, 1, 0.7].flatMap((alpha) => [0, 1, 1.3].map((beta) => ({ ...GENERAL, ...PRODUCT, uplo, n: 37, k: 9, alpha, beta }))),
        ...['n', 't'].map((trans) => ({
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
    ...['n', 't', 'c'].map((trans) => ({
        ...GENERAL,
        uplo: 'l',
        transA: 'c',
        transB: trans,
        n: 21,
        k: 9,
    })),
    { ...GENERAL, uplo: 'u', transA: 'n', transB: 'c', n: 21, k: 9 },
    { ...GENERAL, uplo: 'u', transA: 'c', transB: 'c', n: 21, k: 9 },
];
export const gemmtrCase = {
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
        const A = transA === 'n' ? [n, k] : [k, n];
        const B = transB === 'n' ? [k, n] : [n, k];
        const operands = place(prec, { A, B, C: [n, n] }, [...inC, 'C'], layout);
        for (const x of [operands.A, operands.B])
            (alpha === 0 ? unread : uniform)(x, prec, random);
        fillTriangle(prec, operands.C, uplo, 'write', () => (beta === 0 ? Number.NaN : random.rand()));
        return operands;
    },
    run: calling(gemmtr, gemmtrSpec),
    reference: (p, { A, B, C }) => {
        const [alpha, beta] = [inField(p.alpha, C.parts), inField(p.beta, C.parts)];
        gemmtrBlockedRef(p.uplo, p.transA, p.transB, p.n, p.k, alpha, hostMat(A), hostMat(B), beta, hostMat(C));
    },
    error({ uplo, transA, transB, n, k, ...scalars }, before, after, { random }) {
        if (!otherKept(before.C, after.C, uplo))
            return Number.NaN;
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
