// SYRK of a batch: arguments, rules, documentation.
import { batchedForms, STORAGE, squareMatrix } from '../../core/batchForms.js';
import { flopsSyrk } from '../../core/flops.js';
import { transSymmetric } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/**
 * C_b := alpha A_b A_b^T + beta C_b (trans 'n') or C_b := alpha A_b^T A_b + beta C_b (trans 't', and 'c' for real numbers), C_b symmetric,
 * also where it is complex: of Hermitian matrices there is herk. A_b is n x k (trans 'n') or k x n, C_b is n x n with one triangle stored.
 *
 * C_b := alpha A_b A_b^T + beta C_b or C_b := alpha A_b^T A_b + beta C_b on one triangle of each C_b, all at equal distances.
 *
 * Overwrites those triangles only. A result depends on its own problem alone, to the last bit. On a GPU context single and complex single
 * run on the GPU, double and complex double on the CPU. Flops k n (n + 1) batchCount, of complex numbers four times as many. Source:
 * rocBLAS syrk_strided_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example syrkStridedBatched
 * // The Gram matrices of a thousand 20 x 4 matrices.
 * const C = ctx.alloc('s', 16 * 1000);
 * const each = { lda: 20, strideA: 80, ldc: 4, strideC: 16, batchCount: 1000 };
 * await ssyrkStridedBatched(ctx.queue, { uplo: 'l', trans: 't', n: 4, k: 20, A, C, ...each });
 * @example syrkBatched
 * // Two results of one matrix and another.
 * const [back, there] = [ctx.upload('i', Int32Array.of(80, 0)), ctx.upload('i', Int32Array.of(0, 16))];
 * const places = { offsetsA: back, offsetsC: there, batchCount: 2 };
 * await ssyrkBatched(ctx.queue, { uplo: 'l', trans: 't', n: 4, k: 20, A, lda: 20, C, ldc: 4, ...places });
 * @example syrkVbatched
 * // Of a 3 x 5 matrix, and of one of 2 x 2 behind it.
 * const sizes = { n: [3, 2], k: [5, 2], lda: [3, 2], ldc: [3, 2] };
 * await ssyrkVbatched(ctx.queue, { uplo: 'l', ...sizes, A, offsetsA: [0, 15], C, offsetsC: [0, 9] });
 */
export const syrkForms = batchedForms({
    name: 'syrk',
    precs: 'sdcz',
    flags: {
        layout: STORAGE,
        /** Which triangle of C is stored, 'l' or 'u'. The other one is neither read nor written. */
        uplo: { kind: 'flag', values: ['l', 'u'] },
        /** Default 'n'. 'c' is 't' of real matrices, and is refused with complex ones. */
        trans: transSymmetric,
    },
    sizes: ['n', 'k'],
    operands: {
        /** Default 1. With alpha = 0 A is not read. */
        alpha: { scalar: 1 },
        A: {
            rows: (a) => num(a, a.trans === 'n' ? 'n' : 'k'),
            cols: (a) => num(a, a.trans === 'n' ? 'k' : 'n'),
            access: 'in',
        },
        /** Default 0: C is then written without being read. */
        beta: { scalar: 0 },
        /** In and out. May lie in the buffer of A if it shares no element with it. */
        C: squareMatrix('inout'),
    },
    nothing: (a) => a.n === 0,
    reports: 'none',
    flops: (one) => flopsSyrk(num(one, 'k'), num(one, 'n')),
});
