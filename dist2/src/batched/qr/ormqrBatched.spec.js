// ORMQR of a batch: arguments, rules, documentation.
import { batchedForms } from '../../core/batchForms.js';
import { flopsOrmqr } from '../../core/flops.js';
import { side, transQ } from '../../core/kinds.js';
import { arg, complexly, num } from '../../core/spec.js';
import { rowsOfQ, withReflectors } from './reflectForms.js';
/**
 * Multiplies many matrices by the orthogonal (unitary) factors of QR factorizations, without writing these out: C := op(Q) C with side 'l',
 * C op(Q) with 'r'; op(Q) is Q or Q^H, which of real matrices is Q^T.
 *
 * On a GPU context single and complex single run on the GPU: problems whose Q has up to 1024 rows all at once, in one dispatch, larger ones
 * one after the other. Double, also complex, runs on the CPU, or, where doubles live on the GPU (createContext), there, in
 * integers, to the same bits on every device. A result depends on its own problem alone, to the last bit: not on the others, nor on their
 * number.
 *
 * Overwrites the matrices C only. Where tau(i) = 0, H(i) = I whatever v is. A NaN in C spoils its column with side 'l', its row with 'r';
 * one in a v or a tau spoils C. Flops 2nk (2m - k) batchCount with side 'l', 2mk (2n - k) batchCount with 'r', to leading order. Source:
 * LAPACK xORMQR, xUNMQR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example ormqrStridedBatched
 * // C := Q^T C for a thousand matrices of 20 x 8 and a right-hand side each.
 * const of = { A, lda: 20, strideA: 160, tau, strideTau: 8, batchCount: 1000 };
 * await sgeqrfStridedBatched(ctx.queue, { m: 20, n: 8, ...of });
 * const C = ctx.upload('s', rightSides);
 * await sormqrStridedBatched(ctx.queue, { side: 'l', trans: 't', m: 20, n: 1, k: 8, ...of, C, ldc: 20, strideC: 20 });
 * @example ormqrBatched
 * // One Q of order 4 for two of the matrices of 4 x 3 that lie in C, those at 12 and 48.
 * const [same, offsetsC] = [[0, 0], [12, 48]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA: same, offsetsTau: same, ldc: 4, offsetsC };
 * await sormqrBatched(ctx.queue, { side: 'l', trans: 'n', m: 4, n: 3, k: 4, A, tau, C, ...places, batchCount: 2 });
 * @example ormqrVbatched
 * // A Q of order 3 for a matrix of 3 x 2, and one of order 5, with two reflectors, for a vector.
 * const sizes = { m: [3, 5], n: [2, 1], k: [3, 2], lda: [3, 5], ldc: [3, 5] };
 * const places = { offsetsA: [0, 9], offsetsTau: [0, 3], offsetsC: [0, 6] };
 * await sormqrVbatched(ctx.queue, { side: 'l', trans: 't', ...sizes, A, tau, C, ...places });
 */
export const ormqrForms = withReflectors(batchedForms({
    name: 'ormqr',
    named: complexly('unmqr'),
    precs: 'sdcz',
    doubles: 'dz',
    columns: (a) => num(a, 'k'),
    alone: true,
    flags: { side, trans: transQ },
    sizes: ['m', 'n', 'k'],
    operands: {
        A: { rows: rowsOfQ, cols: arg('k'), access: 'in' },
        C: { rows: arg('m'), cols: arg('n'), access: 'inout' },
    },
    reports: 'none',
    flops: (a) => flopsOrmqr(a['side'], num(a, 'm'), num(a, 'n'), num(a, 'k')),
}), { k: { most: rowsOfQ, words: "0..m with side 'l', 0..n with 'r'" } });
