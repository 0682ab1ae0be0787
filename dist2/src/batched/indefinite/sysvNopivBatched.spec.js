// SYSVNOPIV of a batch: arguments, rules, documentation.
import { batchedForms, rightSides, squareMatrix } from '../../core/batchForms.js';
import { flopsSysv } from '../../core/flops.js';
import { num } from '../../core/spec.js';
/**
 * B := A^-1 B by A = L D L^T without pivoting; A is n x n and symmetric, B is n x nrhs.
 *
 * Solves many symmetric systems of one size at equal distances by A = L D L^T or U^T D U without pivoting.
 *
 * For matrices that need no pivoting, as sytrfNopivStridedBatched says; gesvRefined tells how good a solution is.
 *
 * Complex matrices are symmetric, not Hermitian: hesvNopiv is for the others.
 *
 * On a GPU context single and complex single run on the GPU, the doubles on the CPU. A result depends on its own matrices alone, to the
 * last bit: not on the others, nor on their number.
 *
 * Overwrites one triangle of the A, info and, where info is 0, the B. Flops (n^3/3 + 2n^2 nrhs) batchCount, to leading order. Source: MAGMA
 * magma_<t>sysv_nopiv.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example sysvNopivStridedBatched
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16 };
 * await ssysvNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, info, ...each, batchCount: 1000 });
 * @example sysvNopivBatched
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await ssysvNopivBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, info, ...places });
 * @example sysvNopivVbatched
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await ssysvNopivVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, info, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export const sysvNopivForms = batchedForms({
    name: 'sysvNopiv',
    precs: 'sdcz',
    flags: {
        /** Which triangle of A is used: 'l' or 'u'. */
        uplo: { kind: 'flag', values: ['l', 'u'] },
    },
    sizes: ['n', 'nrhs'],
    operands: {
        /**
         * In: one triangle of A. Out: the factors as sytrfNopiv leaves them; the other triangle is neither read nor written.
         */
        A: squareMatrix('inout'),
        /**
         * In: the right-hand sides. Out: the solutions; where info is not 0, as it was. May lie in A's buffer if it shares no element with A.
         */
        B: rightSides,
    },
    /** Out, one integer for each system. 0: solved. i > 0: D(i,i) is exactly zero, the first such i. */
    reports: 'nonfinite',
    flops: (a) => flopsSysv(num(a, 'n'), num(a, 'nrhs')),
});
