import { flopsGees, flopsGemm, sum, times } from '../../core/flops.js';
import { num } from '../../core/spec.js';
import { functionForms } from './functionForms.js';
/**
 * C := log(A) for many square matrices of one size at equal distances: the X with e^X = A whose eigenvalues have imaginary parts between
 * -pi and pi. Of a real A it is real, and there is one, if no eigenvalue is 0 or negative and real; of a complex A if none is 0.
 *
 * The routine logm for one matrix after the other: square roots of the Schur form until it is near 1, and a Padé approximant there.
 * All precisions are computed on the CPU, on any context, singles in doubles; on a GPU context operands are read back. A result depends on
 * its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the C. How good log(A) is depends on A: its condition is large where eigenvalues lie next to 0 or
 * to the negative real axis. Flops about 30n^3 batchCount. Source: N. J. Higham, Functions of Matrices, SIAM 2008, section 11.5; A.
 * Al-Mohy, N. J. Higham, S. Relton, SIAM J. Sci. Comput. 35 (2013) C394.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example logmStridedBatched
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await slogmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 * @example logmBatched
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await slogmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 * @example logmVbatched
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await slogmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export const logmForms = functionForms({
    name: 'logm',
    precs: 'sdcz',
    iterates: false,
    flops(a) {
        const n = num(a, 'n');
        return sum(flopsGees(n, true), times(10 / 6, flopsGemm(n, n, n)), times(2, flopsGemm(n, n, n)));
    },
});
