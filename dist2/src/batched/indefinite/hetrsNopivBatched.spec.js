// HETRSNOPIV of a batch: arguments, rules, documentation.
import { batchedForms, rightSides, squareMatrix } from '../../core/batchForms.js';
import { flopsSytrs } from '../../core/flops.js';
import { num } from '../../core/spec.js';
/**
 * B := A^-1 B from the factors of hetrfNopiv; A is n x n, B is n x nrhs.
 *
 * Solves many systems of one size at equal distances from the factorizations of hetrfNopiv.
 *
 * On a GPU context complex single runs on the GPU, complex double on the CPU. A result depends on its own matrices alone, to the last bit:
 * not on the others, nor on their number.
 *
 * Overwrites the B. A zero in D gives infinities and NaN: look at the info of the factorization. With strideA 0 all systems have the same
 * matrix. Flops 2n^2 nrhs batchCount, to leading order. Source: MAGMA magma_<t>hetrs_nopiv.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example hetrsNopivStridedBatched
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, batchCount: 1000 };
 * await chetrfNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, lda: 16, strideA: 256, info, batchCount: 1000 });
 * await chetrsNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, ...each });
 * @example hetrsNopivBatched
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await chetrsNopivBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, ...places });
 * @example hetrsNopivVbatched
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await chetrsNopivVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export const hetrsNopivForms = batchedForms({
    name: 'hetrsNopiv',
    precs: 'cz',
    flags: {
        /** Which triangle of A holds the factors: 'l' or 'u'. */
        uplo: { kind: 'flag', values: ['l', 'u'] },
    },
    sizes: ['n', 'nrhs'],
    operands: {
        /** D and L, or U, as hetrfNopiv leaves them; the other triangle is not read. */
        A: squareMatrix('in'),
        /** In: the right-hand sides. Out: the solutions. May lie in A's buffer if it shares no element with A. */
        B: rightSides,
    },
    reports: 'none',
    flops: (a) => flopsSytrs(num(a, 'n'), num(a, 'nrhs')),
});
