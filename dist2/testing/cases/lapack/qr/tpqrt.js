// TPQRT as a case: the residual of the factors, the orthogonality of Q, and T. What is not used is NaN and must keep its bits.
import { tpqrt } from '../../../../src/index.js';
import { pentagonRows, tpqrtRef } from '../../../../src/lapack/qr/tpqrt.ref.js';
import { tpqrtSpec } from '../../../../src/specs.js';
import { calling, ODD, shapes } from '../../../lib/calls.js';
import { larger } from '../../../lib/norms.js';
import { fill, window } from '../../../lib/operands.js';
import { LONGER, rateTable } from '../../../lib/rateTable.js';
import { tpqrtErrors } from '../../../lib/residualsLq.js';
import { layoutOf } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const SHAPES = shapes('0x4x0x2 3x0x0x1 1x1x0x1 1x1x1x1 1x5x1x2 5x1x0x1 5x4x2x3 33x32x0x32 40x33x33x8 33x33x33x32', '20x65x7x32 100x40x0x16');
export const tpqrtCase = {
    spec: tpqrtSpec,
    tolerance: 30,
    sweep: [...SHAPES.map(([m, n, l, nb]) => ({ m, n, l, nb, layout: ODD })), { m: 64, n: 64, l: 0, nb: 32 }],
    fromOptions: ({ m, n }, o) => ({ m, n, l: 0, nb: Math.max(1, Math.min(32, n)), layout: layoutOf(o) }),
    data({ m, n, l, nb, scale = 1, layout }, prec, random) {
        const [A, B, T] = [window(prec, n, n, layout), window(prec, m, n, layout), window(prec, nb, n, layout)];
        fill(prec, A, (i, j) => (i > j ? Number.NaN : scale * (random.rand() - 0.5)));
        fill(prec, B, (i, j) => (i >= pentagonRows(m, l, j) ? Number.NaN : scale * (random.rand() - 0.5)));
        return { A, B, T };
    },
    run: calling(tpqrt, tpqrtSpec),
    reference: ({ m, n, l, nb }, { A, B, T }) => tpqrtRef(m, n, l, nb, hostMat(A), hostMat(B), hostMat(T)),
    error: ({ l, nb }, before, after, { random }) => tpqrtErrors(l, nb, before, after, random).reduce(larger),
    table: rateTable({
        ...{ head: '%   M     N     L    NB', sizes: ['m', 'n', 'l', 'nb'], takesMatrix: true },
        ...{ error: '|[A; B] - Q*R|', rule: LONGER },
    }),
};
