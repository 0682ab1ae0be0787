// SYR2K as a case: A B^T + B A^T is [A B] [B A]^T, and is judged as such by R1. The triangle of C that is not stored must keep its bits.
import { syr2kBlockedRef } from '../../../../src/blas3/products/syr2k.ref.js';
import { syr2k } from '../../../../src/index.js';
import { syr2kSpec } from '../../../../src/specs.js';
import { ALIGNED, calling, ODD, shapes } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { productTable } from '../../../lib/columns.js';
import { place } from '../../../lib/operands.js';
import { triangleVectorCheck } from '../../../lib/residualsBlas.js';
import { inField } from '../../../lib/scalars.js';
import { layoutOf, uniform, unread } from '../../../lib/source.js';
import { fillTriangle, fullError, joined, otherKept, symmetricView } from '../../../lib/triangles.js';
import { hostMat } from '../../../lib/views.js';
const GENERAL = { alpha: 0.29, beta: -0.48, layout: ODD };
const kinds = ['l', 'u'].flatMap((uplo) => ['n', 't'].map((trans) => ({ uplo, trans })));
const SIZES = [
    ...[0, 1, 2, 3, 5, 9].flatMap((n) => [0, 1, 2, 3, 5, 9].map((k) => [n, k])),
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
export const syr2kCase = {
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
        const shape = trans === 'n' ? [n, k] : [k, n];
        const operands = place(prec, { A: shape, B: shape, C: [n, n] }, [...inC, 'C'], layout);
        for (const x of [operands.A, operands.B])
            (alpha === 0 ? unread : uniform)(x, prec, random);
        fillTriangle(prec, operands.C, uplo, 'write', () => (beta === 0 ? Number.NaN : random.rand()));
        return operands;
    },
    run: calling(syr2k, syr2kSpec),
    reference: (p, { A, B, C }) => {
        const [alpha, beta] = [inField(p.alpha, C.parts), inField(p.beta, C.parts)];
        syr2kBlockedRef(p.uplo, p.trans, p.n, p.k, alpha, hostMat(A), hostMat(B), beta, hostMat(C));
    },
    error({ uplo, trans, n, k, ...scalars }, before, after, { random }) {
        if (!otherKept(before.C, after.C, uplo))
            return Number.NaN;
        const [alpha, beta] = [inField(scalars.alpha, after.C.parts), inField(scalars.beta, after.C.parts)];
        const factors = { transA: trans, transB: trans === 'n' ? 't' : 'n' };
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
