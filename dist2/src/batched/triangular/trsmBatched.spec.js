// TRSM of a batch: arguments, rules, documentation.
import { batchedForms, STORAGE } from '../../core/batchForms.js';
import { flopsTrsm } from '../../core/flops.js';
import { arg, num } from '../../core/spec.js';
const order = (a) => num(a, a.side === 'l' ? 'm' : 'n');
/**
 * B_b := alpha op(A_b)^-1 B_b (side 'l') or B_b := alpha B_b op(A_b)^-1 (side 'r'), op(A) = A ('n') or A^T ('t') or A^H ('c', the same as
 * 't' for real numbers). A_b is triangular of order m (side 'l') or n (side 'r'), B_b is m x n.
 *
 * B_b := alpha op(A_b)^-1 B_b or B_b := alpha B_b op(A_b)^-1, A_b triangular, all at equal distances.
 *
 * Overwrites the B_b only. Whether an A_b is singular is not tested: a zero on its diagonal gives infinities and NaN in its B. A result
 * depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, double and complex double
 * on the CPU. Flops n m^2 batchCount (side 'l') or m n^2 batchCount (side 'r'). Source: MAGMA magmablas_<t>trsm_batched, rocBLAS
 * trsm_strided_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example trsmStridedBatched
 * // A thousand lower triangles of order 8, each for two right-hand sides.
 * const each = { lda: 8, strideA: 64, ldb: 8, strideB: 16, batchCount: 1000 };
 * await strsmStridedBatched(ctx.queue, { side: 'l', uplo: 'l', m: 8, n: 2, A: L, B, ...each });
 * @example trsmBatched
 * // Two right-hand sides with the same triangle.
 * const [same, there] = [ctx.upload('i', Int32Array.of(0, 0)), ctx.upload('i', Int32Array.of(0, 8))];
 * const places = { offsetsA: same, offsetsB: there, batchCount: 2 };
 * await strsmBatched(ctx.queue, { side: 'l', uplo: 'l', m: 8, n: 1, A: L, lda: 8, B, ldb: 8, ...places });
 * @example trsmVbatched
 * // A triangle of order 3, and behind it one of order 2 for four right-hand sides.
 * const sizes = { m: [3, 2], n: [1, 4], lda: [3, 2], ldb: [3, 2] };
 * await strsmVbatched(ctx.queue, { side: 'l', uplo: 'l', ...sizes, A: L, offsetsA: [0, 9], B, offsetsB: [0, 3] });
 */
export const trsmForms = batchedForms({
    name: 'trsm',
    precs: 'sdcz',
    flags: {
        layout: STORAGE,
        /** 'l': op(A) X = alpha B; 'r': X op(A) = alpha B. */
        side: { kind: 'flag', values: ['l', 'r'] },
        /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
        uplo: { kind: 'flag', values: ['l', 'u'] },
        transA: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
        /** Default 'n'. With 'u' the diagonal of A is taken as ones and not read. */
        diag: { kind: 'flag', values: ['n', 'u'], default: 'n' },
    },
    sizes: ['m', 'n'],
    operands: {
        /** Default 1. With alpha = 0, B becomes zero and neither A nor B is read. */
        alpha: { scalar: 1 },
        A: { rows: order, cols: order, access: 'in' },
        /** In: the right-hand sides. Out: the solutions. May lie in the buffer of A if it shares no element with it. */
        B: { rows: arg('m'), cols: arg('n'), access: 'inout' },
    },
    nothing: (a) => a.m === 0 || a.n === 0,
    reports: 'none',
    flops: (one) => flopsTrsm(one.side === 'l' ? 'l' : 'r', num(one, 'm'), num(one, 'n')),
});
