// HEMM as a case: error R1 with A written out in full. The triangle of A that is not stored is NaN, and so are the imaginary parts on its
// diagonal.
import { hemmBlockedRef } from '../../../../src/blas3/products/hemm.ref.js';
import { hemm } from '../../../../src/index.js';
import { hemmSpec } from '../../../../src/specs.js';
import { ALIGNED, calling, ODD, shapes } from '../../../lib/calls.js';
import { productTable } from '../../../lib/columns.js';
import { place } from '../../../lib/operands.js';
import { inField } from '../../../lib/scalars.js';
import { layoutOf, uniform, unread } from '../../../lib/source.js';
import { fillTriangle, fullError, hermitianView, spoilDiagonal } from '../../../lib/triangles.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
const GENERAL = { alpha: 0.29, beta: -0.48, layout: ODD };
const kinds = ['l', 'r'].flatMap((side) => ['l', 'u'].map((uplo) => ({ side, uplo })));
/** Reference BLAS's, and around the 32 x 32 tile in which A is written out. */
const SIZES = [
    ...[0, 1, 2, 9].flatMap((m) => [0, 1, 3, 9].map((n) => [m, n])),
    ...shapes('31x33 32x10 10x32 65x20 20x97'),
];
const sweep = kinds.flatMap((kind) => [
    ...SIZES.map(([m, n]) => ({ ...GENERAL, ...kind, m, n })),
    { ...GENERAL, ...kind, m: 40, n: 40, inC: ['A', 'B'] },
    { ...GENERAL, ...kind, m: 64, n: 36, layout: ALIGNED },
    ...[0, 1, 0.7].flatMap((alpha) => [0, 1, 1.3].map((beta) => ({ ...GENERAL, ...kind, m: 37, n: 20, alpha, beta }))),
]);
export const hemmCase = {
    spec: hemmSpec,
    tolerance: 3,
    repeatable: true,
    sweep,
    fromOptions({ m, n }, o) {
        if (o.uplo === 'f')
            throw new UsageError('hemm has no -F: the triangle is -L or -U');
        return { ...GENERAL, side: o.side, uplo: o.uplo, m, n, layout: layoutOf(o) };
    },
    data({ side, uplo, m, n, alpha, beta, layout, inC = [] }, prec, random) {
        const order = side === 'l' ? m : n;
        const operands = place(prec, { A: [order, order], B: [m, n], C: [m, n] }, [...inC, 'C'], layout);
        fillTriangle(prec, operands.A, uplo, 'read', () => (alpha === 0 ? Number.NaN : random.rand()));
        spoilDiagonal(operands.A);
        (alpha === 0 ? unread : uniform)(operands.B, prec, random);
        (beta === 0 ? unread : uniform)(operands.C, prec, random);
        return operands;
    },
    run: calling(hemm, hemmSpec),
    reference: (p, { A, B, C }) => {
        const [alpha, beta] = [inField(p.alpha, C.parts), inField(p.beta, C.parts)];
        hemmBlockedRef(p.side, p.uplo, p.m, p.n, alpha, hostMat(A), hostMat(B), beta, hostMat(C));
    },
    error({ side, uplo, ...scalars }, before, after, { random }) {
        const [alpha, beta] = [inField(scalars.alpha, after.C.parts), inField(scalars.beta, after.C.parts)];
        const full = hermitianView(before.A, uplo);
        const [a, b] = side === 'l' ? [full, before.B] : [before.B, full];
        return fullError({ transA: 'n', transB: 'n', alpha, beta, a, b, cIn: before.C, c: after.C }, random);
    },
    table: productTable(['side', 'uplo'], ['m', 'n']),
};
