// TRSM of a batch, in its three forms, as cases: trsm's error, problem by problem.
import { batchCases } from '../../../lib/batchOf.js';
import { ODD } from '../../../lib/calls.js';
import { productTable } from '../../../lib/columns.js';
import { trsmCase } from '../../blas3/triangular/trsm.js';
const kinds = ['l', 'r'].flatMap((side) => ['l', 'u'].flatMap((uplo) => ['n', 't', 'c'].flatMap((transA) => ['n', 'u'].map((diag) => ({ side, uplo, transA, diag })))));
const many = (count, one) => new Array(count).fill(one);
const LOWER = { side: 'l', uplo: 'l', transA: 'n', diag: 'n', layout: ODD };
/** A problem of this order with so many right-hand sides. */
const sized = (kind, order, count) => ({
    ...kind,
    ...(kind.side === 'l' ? { m: order, n: count } : { m: count, n: order }),
    alpha: 0.29,
    layout: ODD,
});
const uniform = [
    ...[1, 29].map((count) => ({ each: many(count, { ...LOWER, m: 3, n: 2, alpha: 1 }) })),
    { each: [], like: { ...LOWER, m: 6, n: 2, alpha: 1 } },
    { each: many(3, { ...LOWER, m: 0, n: 2, alpha: 1 }) },
    { each: many(3, { ...LOWER, m: 2, n: 0, alpha: 1 }) },
    ...[0, 1, -2].flatMap((alpha) => [20, 70].map((m) => ({ each: many(3, { ...LOWER, m, n: 5, alpha }) }))),
    // Every kind with every third size: all sizes and kinds meet both kernels.
    ...kinds.flatMap((kind, k) => [
        ...[
            [1, 1],
            [4, 3],
            [7, 9],
            [16, 1],
            [31, 6],
            [64, 5],
            [65, 1],
            [97, 10],
            [130, 37],
        ]
            .filter((_size, s) => (s + k) % 3 === 0)
            .map(([order, count]) => ({ each: many(3, sized(kind, order, count)) })),
        { each: many(4, sized(kind, 7, 3)), shared: ['A'] },
        { each: many(4, { ...sized(kind, 7, 3), inB: true }) },
        { each: many(4, sized(kind, 11, 3)), byRows: true },
        { each: many(2, sized(kind, 70, 40)), byRows: true },
    ]),
];
const ragged = kinds.flatMap((kind) => {
    const sizes = [
        [5, 3],
        [0, 2],
        [33, 1],
        [1, 9],
        [17, 4],
        [4, 0],
        [70, 11],
        [2, 2],
        [8, 8],
    ];
    const each = sizes.map(([order, count]) => sized(kind, order, count));
    return [{ each }, { each, byRows: true }];
});
export const trsmBatchedCases = batchCases('trsm', {
    single: trsmCase,
    sizes: ['m', 'n'],
    lds: { A: 'lda', B: 'ldb' },
    flags: ['side', 'uplo', 'transA', 'diag', 'alpha'],
    turned: (p) => ({ ...p, side: p.side === 'l' ? 'r' : 'l', uplo: p.uplo === 'l' ? 'u' : 'l', m: p.n, n: p.m }),
    uniform,
    ragged,
    table: productTable(['side', 'uplo', 'transA', 'diag'], ['batchCount', 'm', 'n']),
});
