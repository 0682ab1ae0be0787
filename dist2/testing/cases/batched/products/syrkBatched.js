// SYRK of a batch, in its three forms, as cases: syrk's error, problem by problem.
import { batchCases } from '../../../lib/batchOf.js';
import { ODD, shapes } from '../../../lib/calls.js';
import { productTable } from '../../../lib/columns.js';
import { syrkCase } from '../../blas3/products/syrk.js';
const kinds = ['l', 'u'].flatMap((uplo) => ['n', 't'].map((trans) => ({ uplo, trans })));
const GENERAL = { alpha: 0.29, beta: -0.48, layout: ODD };
const many = (count, one) => new Array(count).fill(one);
const SIZES = shapes('1x1 4x6 7x3 16x9 31x20 65x17 130x5 3x0 0x3');
const uniform = kinds.flatMap((kind) => [
    ...SIZES.map(([n, k]) => ({ each: many(5, { ...GENERAL, ...kind, n, k }) })),
    ...[1, 37].map((count) => ({ each: many(count, { ...GENERAL, ...kind, n: 3, k: 4 }) })),
    ...[0, 1, 0.7].flatMap((alpha) => [0, 1, 1.3].map((beta) => ({ each: many(3, { ...GENERAL, ...kind, n: 9, k: 5, alpha, beta }) }))),
    { each: [], like: { ...GENERAL, ...kind, n: 6, k: 7 } },
    { each: many(4, { ...GENERAL, ...kind, n: 6, k: 7 }), shared: ['A'] },
    { each: many(4, { ...GENERAL, ...kind, n: 6, k: 7, inC: true }) },
    { each: many(4, { ...GENERAL, ...kind, n: 11, k: 7 }), byRows: true },
]);
const ragged = kinds.flatMap((kind) => {
    const each = SIZES.map(([n, k]) => ({ ...GENERAL, ...kind, n, k }));
    return [{ each }, { each, byRows: true }];
});
export const syrkBatchedCases = batchCases('syrk', {
    single: syrkCase,
    sizes: ['n', 'k'],
    lds: { A: 'lda', C: 'ldc' },
    flags: ['uplo', 'trans', 'alpha', 'beta'],
    turned: (p) => ({ ...p, uplo: p.uplo === 'l' ? 'u' : 'l', trans: p.trans === 'n' ? 't' : 'n' }),
    uniform,
    ragged,
    table: productTable(['uplo', 'trans'], ['batchCount', 'n', 'k']),
});
