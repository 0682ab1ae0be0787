// POSV of a batch: arguments, rules, documentation.
import { batchedForms, rightSides, squareMatrix } from '../../core/batchForms.js';
import { flopsPosv } from '../../core/flops.js';
import { num } from '../../core/spec.js';
/**
 * B := A^-1 B by Cholesky factorization; A is n x n, symmetric or, of complex numbers, Hermitian positive definite, B is n x nrhs.
 *
 * Solves many symmetric or Hermitian positive definite systems of one size at equal distances by Cholesky factorization.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device.
 *
 * Overwrites one triangle of the A, info and, where info is 0, the B. Flops (n^3/3 + 2n^2 nrhs) batchCount, to leading order. Source:
 * LAPACK xPOSV, rocSOLVER posv_strided_batched, MAGMA magma_<t>posv_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example posvStridedBatched
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16 };
 * await sposvStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, info, ...each, batchCount: 1000 });
 * @example posvBatched
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await sposvBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, info, ...places });
 * @example posvVbatched
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await sposvVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, info, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export const posvForms = batchedForms({
    name: 'posv',
    precs: 'sdcz',
    doubles: 'dz',
    flags: {
        /** Which triangle of A is used: 'l' or 'u'. */
        uplo: { kind: 'flag', values: ['l', 'u'] },
    },
    sizes: ['n', 'nrhs'],
    operands: {
        /**
         * In: one triangle of A; imaginary parts of its diagonal are taken for 0. Out: L or U in its place, with a real diagonal; the other
         * triangle is neither read nor written.
         */
        A: squareMatrix('inout'),
        /**
         * In: the right-hand sides. Out: the solutions; where info is not 0, as it was. May lie in A's buffer if it shares no element with A.
         */
        B: rightSides,
    },
    /**
     * Out, one integer for each system. 0: solved. i > 0: the leading minor of order i of A is not positive definite, as of potrf.
     */
    reports: 'nonfinite',
    flops: (a) => flopsPosv(num(a, 'n'), num(a, 'nrhs')),
});
