// SYRK as a case: error R1 of the symmetric matrix. The triangle of C that is not stored must keep its bits.
import { syrkBlockedRef } from '../../../../src/blas3/products/syrk.ref.js';
import { syrk } from '../../../../src/index.js';
import { syrkSpec } from '../../../../src/specs.js';
import { ALIGNED, calling, ODD, shapes } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { productTable } from '../../../lib/columns.js';
import { place } from '../../../lib/operands.js';
import { triangleVectorCheck } from '../../../lib/residualsBlas.js';
import { inField } from '../../../lib/scalars.js';
import { layoutOf, uniform, unread } from '../../../lib/source.js';
import { fillTriangle, fullError, otherKept, symmetricView } from '../../../lib/triangles.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
const GENERAL = { alpha: 0.29, beta: -0.48, layout: ODD };
const kinds = ['l', 'u'].flatMap((uplo) => ['n', 't'].map((trans) => ({ uplo, trans })));
/** Reference BLAS's, around and beyond a block of 16 (which the tests force) and halves that are not whole. */
const SIZES = [
    ...[0, 1, 2, 3, 5, 9].flatMap((n) => [0, 1, 2, 3, 5, 9].map((k) => [n, k])),
    ...shapes('15x7 16x17 17x33 33x40 63x9 64x31 65x12 100x20'),
    // Beyond a block of the library's own order.
    ...shapes('270x12'),
];
const sweep = [
    ...kinds.flatMap((kind) => [
        ...SIZES.map(([n, k]) => ({ ...GENERAL, ...kind, n, k })),
        { ...GENERAL, ...kind, n: 48, k: 12, inC: true },
        { ...GENERAL, ...kind, n: 60, k: 20, layout: ALIGNED },
        ...[0, 1, 0.7].flatMap((alpha) => [0, 1, 1.3].map((beta) => ({ ...GENERAL, ...kind, n: 37, k: 9, alpha, beta }))),
    ]),
];
export const syrkCase = {
    spec: syrkSpec,
    // gemm's bound and measure: BLAS++'s.
    tolerance: 3,
    repeatable: true,
    sweep,
    // -N n,k; a third number is left alone.
    fromOptions({ m, n }, o) {
        if (o.uplo === 'f')
            throw new UsageError('syrk has no -F: the triangle is -L or -U');
        return { ...GENERAL, uplo: o.uplo, trans: o.transA, n: m, k: n, layout: layoutOf(o) };
    },
    data({ uplo, trans, n, k, alpha, beta, layout, inC }, prec, random) {
        const A = trans === 'n' ? [n, k] : [k, n];
        const operands = place(prec, { A, C: [n, n] }, inC ? ['A', 'C'] : ['C'], layout);
        (alpha === 0 ? unread : uniform)(operands.A, prec, random);
        fillTriangle(prec, operands.C, uplo, 'write', () => (beta === 0 ? Number.NaN : random.rand()));
        return operands;
    },
    run: calling(syrk, syrkSpec),
    reference: (p, { A, C }) => {
        const [alpha, beta] = [inField(p.alpha, C.parts), inField(p.beta, C.parts)];
        syrkBlockedRef(p.uplo, p.trans, p.n, p.k, alpha, hostMat(A), beta, hostMat(C));
    },
    error({ uplo, trans, n, k, ...scalars }, before, after, { random }) {
        if (!otherKept(before.C, after.C, uplo))
            return Number.NaN;
        const [alpha, beta] = [inField(scalars.alpha, after.C.parts), inField(scalars.beta, after.C.parts)];
        const product = { transA: trans, transB: trans === 'n' ? 't' : 'n', a: before.A, b: before.A };
        if (Math.max(n, k) > EXACT_ORDER) {
            return triangleVectorCheck({ uplo, alpha, beta, products: [product], cIn: before.C, c: after.C }, random);
        }
        const [cIn, c] = [symmetricView(before.C, uplo, 't'), symmetricView(after.C, uplo, 't')];
        return fullError({ ...product, alpha, beta, cIn, c }, random);
    },
    table: productTable(['uplo', 'trans'], ['n', 'k']),
};
