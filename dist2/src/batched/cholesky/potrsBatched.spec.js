// POTRS of a batch: arguments, rules, documentation.
import { batchedForms, rightSides, squareMatrix } from '../../core/batchForms.js';
import { flopsPotrs } from '../../core/flops.js';
import { num } from '../../core/spec.js';
/**
 * B := A^-1 B from A = L L^H ('l') or U^H U ('u') of potrf; A is n x n, B is n x nrhs.
 *
 * B := A^-1 B for many systems of one size at equal distances, from their Cholesky factorizations.
 *
 * On the CPU small systems of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices alone,
 * to the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by
 * one workgroup in integers, to the same bits on every device.
 *
 * Overwrites B only. With strideA 0 one matrix serves all right-hand sides. Flops 2n^2 nrhs batchCount. Source: LAPACK xPOTRS, rocSOLVER
 * potrs_strided_batched, MAGMA magma_<t>potrs_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example potrsStridedBatched
 * // A thousand systems of order 16 with one right-hand side, factored by spotrfStridedBatched.
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, batchCount: 1000 };
 * await spotrsStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, ...each });
 * @example potrsBatched
 * // Two right-hand sides of one 4 x 4 matrix, at 0 and 8 in B.
 * const [offsetsA, offsetsB] = [[0, 0], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await spotrsBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, ...places });
 * @example potrsVbatched
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await spotrsVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export const potrsForms = batchedForms({
    name: 'potrs',
    precs: 'sdcz',
    doubles: 'dz',
    flags: {
        /** Which triangle holds the factor: 'l' or 'u'. */
        uplo: { kind: 'flag', values: ['l', 'u'] },
    },
    sizes: ['n', 'nrhs'],
    operands: {
        /** L or U as potrf leaves it; the other triangle is not read. */
        A: squareMatrix('in'),
        /** In: the right-hand sides. Out: the solutions. May lie in A's buffer if it shares no element with A. */
        B: rightSides,
    },
    reports: 'none',
    flops: (a) => flopsPotrs(num(a, 'n'), num(a, 'nrhs')),
});
