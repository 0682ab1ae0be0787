// GBMV as a case: the error of DMVCH.
import { gbmvRef } from '../../../src/blas2/gbmv.ref.js';
import { gbmv } from '../../../src/index.js';
import { gbmvSpec } from '../../../src/specs.js';
import { banded, fillBand } from '../../lib/band.js';
import { ODD, shapes } from '../../lib/calls.js';
import { productTable } from '../../lib/columns.js';
import { INCS, op, TINY } from '../../lib/gauge.js';
import { ALPHAS, BETAS, GENERAL, productCase } from '../../lib/level2.js';
import { layoutOf } from '../../lib/source.js';
const TRANS = ['n', 't', 'c'];
// kl x ku: narrow and wide, lopsided, and beyond the matrix.
const BANDS = shapes('0x0 1x0 0x2 1x2 4x1 2x4 4x8');
// m x n x kl x ku: around a workgroup's 128 or 32 rows, slices of 64 steps, tall and wide, wholly inside the band and mostly off it.
const SHAPES = shapes('127x128x1x1 129x130x3x4 130x129x4x4 70x70x40x1 130x130x0x40 257x257x129x3 300x300x299x299 300x300x3x299 ' +
    '64x33x20x12 33x65x16x16 300x7x2x1 7x300x1x2 300x7x40x40 7x300x40x40 300x20x129x0 20x300x0x129');
const sweep = TRANS.flatMap((trans) => [
    ...TINY.flatMap((m) => TINY.flatMap((n) => BANDS.map(([kl, ku]) => {
        const [incx, incy] = [INCS[(m + n + kl) % 4], INCS[(m + 2 * n + ku) % 4]];
        return { ...GENERAL, trans, m, n, kl, ku, incx, incy };
    }))),
    ...INCS.flatMap((incx) => ALPHAS.flatMap((alpha) => BETAS.flatMap((beta) => [
        ...INCS.map((incy) => ({ trans, m: 9, n: 5, kl: 2, ku: 1, alpha, incx, beta, incy, layout: ODD })),
        { trans, m: 9, n: 12, kl: 5, ku: 6, alpha, incx, beta, incy: -incx, layout: ODD },
    ]))),
    ...SHAPES.map(([m, n, kl, ku]) => ({ ...GENERAL, trans, m, n, kl, ku })),
    ...[
        { m: 9, n: 5, kl: 1, ku: 2 },
        { m: 70, n: 90, kl: 30, ku: 10 },
    ].flatMap((shape) => INCS.map((inc) => ({ ...GENERAL, ...shape, trans, incx: inc, incy: -inc, together: true }))),
]);
export const gbmvCase = productCase({
    ...{ spec: gbmvSpec, front: gbmv, sweep },
    fromOptions: ({ m, n }, o) => ({ ...GENERAL, trans: o.transA, m, n, kl: o.kl, ku: o.ku, layout: layoutOf(o) }),
    fill: (prec, A, p, entry) => fillBand(prec, A, p.m, p, entry),
    reference: ({ trans, m, n, kl, ku }, { A, x, y }, { alpha, beta }) => gbmvRef(trans, m, n, kl, ku, alpha, A, x, beta, y),
    element: (p, A) => op(p.trans, banded(A, p)),
    table: productTable(['trans'], ['m', 'n', 'kl', 'ku']),
});
