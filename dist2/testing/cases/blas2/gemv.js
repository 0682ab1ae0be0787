// GEMV as a case: the error of DMVCH.
import { gemvRef } from '../../../src/blas2/gemv.ref.js';
import { gemv } from '../../../src/index.js';
import { gemvSpec } from '../../../src/specs.js';
import { ALIGNED, ODD, shapes } from '../../lib/calls.js';
import { productTable } from '../../lib/columns.js';
import { INCS, op, scalarOf, TINY } from '../../lib/gauge.js';
import { ALPHAS, BETAS, GENERAL, productCase } from '../../lib/level2.js';
import { fill } from '../../lib/operands.js';
import { layoutOf } from '../../lib/source.js';
const TRANS = ['n', 't', 'c'];
const sweep = [
    ...TINY.flatMap((m) => TINY.flatMap((n) => ['n', 't', 'c'].map((trans) => ({
        ...GENERAL,
        trans,
        m,
        n,
        incx: INCS[(m + n) % 4],
        incy: INCS[(m + 2 * n) % 4],
        layout: ODD,
    })))),
    // Every increment, alpha and beta, with one slice and with several, scalar and in vectors.
    ...TRANS.flatMap((trans) => INCS.flatMap((incx) => INCS.flatMap((incy) => ALPHAS.flatMap((alpha) => BETAS.flatMap((beta) => [
        { trans, m: 9, n: 5, alpha, incx, beta, incy, layout: ODD },
        { trans, m: 12, n: 7, alpha, incx, beta, incy, layout: ALIGNED },
    ]))))),
    // Around what a workgroup takes (64 or 128 rows, 16 or 64 columns; 1024 rows, 2 or 4 columns), tall and wide; few rows or columns, for
    // which workgroups take another shape, down to one; and hundreds of slices.
    ...TRANS.flatMap((trans) => [
        ...shapes('31x33 32x32 33x31 65x130 300x7 7x300 257x64 129x65 1030x3 261x4 130x5 4x515 5x260 17x66 3x350 1x1030 33x4800').map(([m, n]) => ({ ...GENERAL, trans, m, n, layout: ODD })),
        ...shapes('32x32 64x130 132x65 300x7 8x300 2052x5 1028x8 516x9 4x2100 8x520 12x260 20x130 16x5200').flatMap(([m, n]) => [
            { ...GENERAL, trans, m, n, layout: ALIGNED },
            { ...GENERAL, trans, m, n, incx: -2, layout: ALIGNED },
        ]),
        ...[
            { m: 9, n: 5, layout: ODD },
            { m: 70, n: 90, layout: ODD },
            { m: 12, n: 20, layout: ALIGNED },
        ].flatMap((shape) => INCS.map((inc) => ({ ...GENERAL, ...shape, trans, incx: inc, incy: -inc, together: true }))),
    ]),
];
export const gemvCase = productCase({
    ...{ spec: gemvSpec, front: gemv, sweep },
    fromOptions: ({ m, n }, o) => ({ ...GENERAL, trans: o.transA, m, n, layout: layoutOf(o) }),
    fill: (prec, A, _p, entry) => fill(prec, A, entry),
    reference: ({ trans, m, n }, { A, x, y }, { alpha, beta }) => gemvRef(trans, m, n, alpha, A, x, beta, y),
    element: ({ trans }, A) => op(trans, scalarOf(A)),
    table: productTable(['trans'], ['m', 'n']),
});
