// TRSV of a batch, in its three forms, as cases: trsv's error, problem by problem.
import { batchCases } from '../../../lib/batchOf.js';
import { ODD } from '../../../lib/calls.js';
import { productTable } from '../../../lib/columns.js';
import { trsvCase } from '../../blas2/trsv.js';
const kinds = ['l', 'u'].flatMap((uplo) => ['n', 't', 'c'].flatMap((trans) => ['n', 'u'].map((diag) => ({ uplo, trans, diag }))));
const many = (count, one) => new Array(count).fill(one);
/** Every kind with every third size: all sizes and kinds meet both kernels. */
const uniform = kinds.flatMap((kind, k) => [
    ...[0, 1, 4, 65, 5, 9, 100, 17, 33, 70]
        .filter((_n, s) => (s + k) % 3 === 0)
        .map((n) => ({ each: many(5, { ...kind, n, incx: 1 + (n % 2), layout: ODD }) })),
    { each: many(37, { ...kind, n: 3, incx: 1, layout: ODD }) },
    { each: [], like: { ...kind, n: 3, incx: 1, layout: ODD } },
    { each: many(4, { ...kind, n: 7, incx: 1, layout: ODD }), shared: ['A'] },
    { each: many(4, { ...kind, n: 7, incx: 1, layout: ODD, together: true }) },
    // By rows the conjugate of a matrix is no transpose of what lies in memory.
    ...(kind.trans === 'c' ? [] : [{ each: many(4, { ...kind, n: 12, incx: 2, layout: ODD }), byRows: true }]),
]);
const ragged = kinds.flatMap((kind) => {
    const each = [5, 0, 33, 1, 17, 4, 70, 2, 8].map((n) => ({ ...kind, n, incx: 2, layout: ODD }));
    return kind.trans === 'c' ? [{ each }] : [{ each }, { each, byRows: true }];
});
export const trsvBatchedCases = batchCases('trsv', {
    single: trsvCase,
    sizes: ['n'],
    lds: { A: 'lda', x: 'incx' },
    flags: ['uplo', 'trans', 'diag'],
    turned: (p) => ({ ...p, uplo: p.uplo === 'l' ? 'u' : 'l', trans: p.trans === 'n' ? 't' : 'n' }),
    uniform,
    ragged,
    table: productTable(['uplo', 'trans', 'diag'], ['batchCount', 'n']),
});
