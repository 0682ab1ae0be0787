// GEMV of a batch, in its three forms, as cases: gemv's error, problem by problem.
import { batchCases } from '../../../lib/batchOf.js';
import { ODD, shapes } from '../../../lib/calls.js';
import { productTable } from '../../../lib/columns.js';
import { gemvCase } from '../../blas2/gemv.js';
const GENERAL = { alpha: 0.7, incx: 1, beta: 0.9, incy: 1, layout: ODD };
const TRANS = ['n', 't', 'c'];
const many = (count, one) => new Array(count).fill(one);
/** Around what a workgroup takes of the small sizes, and beyond its rows. */
const SHAPES = shapes('1x1 2x3 4x4 5x7 8x8 16x9 17x17 32x33 33x5 70x130 3x70 0x3 3x0');
const uniform = TRANS.flatMap((trans) => [
    ...SHAPES.map(([m, n]) => ({ each: many(5, { ...GENERAL, trans, m, n }) })),
    ...[1, 37].map((count) => ({ each: many(count, { ...GENERAL, trans, m: 3, n: 4 }) })),
    ...[0, 1, 0.7].flatMap((alpha) => [0, 1, 0.9].map((beta) => ({ each: many(3, { ...GENERAL, trans, m: 9, n: 5, alpha, beta, incx: 2, incy: 3 }) }))),
    { each: [], like: { ...GENERAL, trans, m: 6, n: 7 } },
    { each: many(4, { ...GENERAL, trans, m: 6, n: 7 }), shared: ['A'] },
    { each: many(4, { ...GENERAL, trans, m: 6, n: 7 }), shared: ['x'] },
    { each: many(4, { ...GENERAL, trans, m: 6, n: 7, together: true }) },
    // By rows the conjugate of a matrix is no transpose of what lies in memory.
    ...(trans === 'c' ? [] : [{ each: many(4, { ...GENERAL, trans, m: 6, n: 17 }), byRows: true }]),
]);
const ragged = TRANS.flatMap((trans) => {
    const each = SHAPES.map(([m, n]) => ({ ...GENERAL, trans, m, n, incx: 2 }));
    return [
        { each },
        ...(trans === 'c' ? [] : [{ each, byRows: true }]),
        { each: each.map((one) => ({ ...one, alpha: 0 })) },
        { each: each.map((one) => ({ ...one, beta: 0 })) },
    ];
});
export const gemvBatchedCases = batchCases('gemv', {
    single: gemvCase,
    sizes: ['m', 'n'],
    lds: { A: 'lda', x: 'incx', y: 'incy' },
    flags: ['trans', 'alpha', 'beta'],
    turned: (p) => ({ ...p, trans: p.trans === 'n' ? 't' : 'n', m: p.n, n: p.m }),
    uniform,
    ragged,
    table: productTable(['trans'], ['batchCount', 'm', 'n']),
});
