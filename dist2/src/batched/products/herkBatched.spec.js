// HERK of a batch: arguments, rules, documentation.
import { batchedForms, STORAGE, squareMatrix } from '../../core/batchForms.js';
import { flopsSyrk } from '../../core/flops.js';
import { num } from '../../core/spec.js';
/**
 * C_b := alpha A_b A_b^H + beta C_b (trans 'n') or C_b := alpha A_b^H A_b + beta C_b (trans 'c') with real alpha and beta, C_b Hermitian.
 * A_b is n x k (trans 'n') or k x n, C_b is n x n with one triangle stored.
 *
 * C_b := alpha A_b A_b^H + beta C_b or C_b := alpha A_b^H A_b + beta C_b on one triangle of each C_b, all at equal distances.
 *
 * Overwrites those triangles only. The diagonals of the C_b are real: imaginary parts stored there are not looked at, and are 0 afterwards.
 * A result depends on its own problem alone, to the last bit. On a GPU context complex single runs on the GPU, complex double on the CPU.
 * Flops 4k n (n + 1) batchCount. Source: rocBLAS herk_strided_batched, MAGMA magmablas_<t>herk_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example herkStridedBatched
 * // The Gram matrices of a thousand 20 x 4 matrices.
 * const C = ctx.alloc('c', 16 * 1000);
 * const each = { lda: 20, strideA: 80, ldc: 4, strideC: 16, batchCount: 1000 };
 * await cherkStridedBatched(ctx.queue, { uplo: 'l', trans: 'c', n: 4, k: 20, A, C, ...each });
 * @example herkBatched
 * // Two results of one matrix and another.
 * const [back, there] = [ctx.upload('i', Int32Array.of(80, 0)), ctx.upload('i', Int32Array.of(0, 16))];
 * const places = { offsetsA: back, offsetsC: there, batchCount: 2 };
 * await cherkBatched(ctx.queue, { uplo: 'l', trans: 'c', n: 4, k: 20, A, lda: 20, C, ldc: 4, ...places });
 * @example herkVbatched
 * // Of a 3 x 5 matrix, and of one of 2 x 2 behind it.
 * const sizes = { n: [3, 2], k: [5, 2], lda: [3, 2], ldc: [3, 2] };
 * await cherkVbatched(ctx.queue, { uplo: 'l', ...sizes, A, offsetsA: [0, 15], C, offsetsC: [0, 9] });
 */
export const herkForms = batchedForms({
    name: 'herk',
    precs: 'cz',
    flags: {
        layout: STORAGE,
        /** Which triangle of C is stored, 'l' or 'u'. The other one is neither read nor written. */
        uplo: { kind: 'flag', values: ['l', 'u'] },
        trans: { kind: 'flag', values: ['n', 'c'], default: 'n' },
    },
    sizes: ['n', 'k'],
    operands: {
        /** Default 1. With alpha = 0 A is not read. */
        alpha: { scalar: 1, real: true },
        A: {
            rows: (a) => num(a, a.trans === 'n' ? 'n' : 'k'),
            cols: (a) => num(a, a.trans === 'n' ? 'k' : 'n'),
            access: 'in',
        },
        /** Default 0: C is then written without being read. */
        beta: { scalar: 0, real: true },
        /** In and out. May lie in the buffer of A if it shares no element with it. */
        C: squareMatrix('inout'),
    },
    nothing: (a) => a.n === 0,
    reports: 'none',
    flops: (one) => flopsSyrk(num(one, 'k'), num(one, 'n')),
});
