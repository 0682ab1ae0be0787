// QR of a batch: arguments, rules, documentation.
import { batchedForms } from '../../core/batchForms.js';
import { flopsGeqrf, flopsOrgqr, sum } from '../../core/flops.js';
import { arg, num } from '../../core/spec.js';
const order = (a) => Math.min(num(a, 'm'), num(a, 'n'));
/**
 * A = Q R, reduced: k = min(m, n).
 *
 * A = Q R for many matrices of one size at equal distances: Q itself, m x k with k = min(m, n), and R, k x n.
 *
 * What geqrf and orgqr give, and A is not changed. On a GPU context single and complex single run on the GPU. Matrices of up to 128 rows
 * and columns take one dispatch for all of them and one pass over A. Larger ones are factored in workspace of their own size, 64 Mi
 * elements at a time, and those of more than 1024 rows one after the other. Double, also complex, runs on the CPU. A result depends on its
 * own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites Q and R, which share no element with A. The columns of Q are orthonormal also where A has less than full rank; the diagonal
 * of R is real and may be negative. A NaN spoils Q and R from its column on. Flops 4n^2 (m - n/3) batchCount for m >= n, to leading
 * order. Source: LAPACK xGEQRF, xORGQR, xUNGQR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example qrStridedBatched
 * // Two thousand matrices of 12 x 5, packed one behind the other.
 * const [Q, R] = [ctx.alloc('s', 60 * 2000), ctx.alloc('s', 25 * 2000)];
 * const strides = { lda: 12, strideA: 60, ldq: 12, strideQ: 60, ldr: 5, strideR: 25 };
 * await sqrStridedBatched(ctx.queue, { m: 12, n: 5, A, Q, R, ...strides, batchCount: 2000 });
 * @example qrBatched
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsQ = ctx.upload('i', new Int32Array([0, 16]));
 * const places = { lda: 4, offsetsA, ldq: 4, offsetsQ, ldr: 4, offsetsR: offsetsQ };
 * await sqrBatched(ctx.queue, { m: 4, n: 4, A, Q, R, ...places, batchCount: 2 });
 * @example qrVbatched
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const places = { offsetsA: [0, 9], offsetsQ: [0, 9], offsetsR: [0, 9] };
 * await sqrVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, lda: [3, 2], Q, ldq: [3, 2], R, ldr: [3, 2], ...places });
 */
export const qrForms = batchedForms({
    name: 'qr',
    precs: 'sdcz',
    sizes: ['m', 'n'],
    operands: {
        /** In, m x n. */
        A: { rows: arg('m'), cols: arg('n'), access: 'in' },
        /** Out, m x k with orthonormal columns. */
        Q: { rows: arg('m'), cols: order, access: 'out' },
        /** Out, k x n, upper trapezoidal; the zeros below the diagonal are written. */
        R: { rows: order, cols: arg('n'), access: 'out' },
    },
    reports: 'none',
    flops: (a) => sum(flopsGeqrf(num(a, 'm'), num(a, 'n')), flopsOrgqr(num(a, 'm'), order(a), order(a))),
});
