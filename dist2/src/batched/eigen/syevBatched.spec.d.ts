import type { BatchedForms } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import { type SymmetricProblems } from './eigenForms.ts';
/** A = Z W Z^H. What every form of a call has. */
export interface SyevProblems<P extends Prec, N> extends SymmetricProblems<P, N> {
}
/**
 * A = Z W Z^H with orthogonal, or unitary, Z and diagonal W for many symmetric or Hermitian matrices of one size at equal distances, one
 * triangle of each stored.
 *
 * Eigenvalues, ascending, and eigenvectors. On a GPU context single precision runs on the GPU: up to order 8, with vectors up to 16, by
 * Jacobi's rotations in registers, which find the small eigenvalues of graded definite matrices to their own digits; up to order 1024 by
 * tridiagonal form, QL and divide and conquer, for all matrices together and without waiting for the host; above one matrix after the
 * other, as syevd of one matrix. Complex single does too: Hermitian matrices, whose imaginary parts on the diagonal are not looked at, go
 * by real tridiagonal form, all together up to order 256. Double runs on the CPU: there real matrices of orders up to 128 are computed side
 * by side, one in each lane of the processor's vectors, Hermitian ones one by one. A result depends on its own matrix alone, to the last
 * bit: not on the others, nor on their number. The signs of vectors, of complex ones their phases, are anybody's.
 *
 * syevd is the same routine by LAPACK's other name: which algorithm solves the tridiagonal problem the order decides.
 *
 * Overwrites W, info and with 'v' the A. Unlike in LAPACK A is not lost with 'n', and a NaN in it is found at once. Flops to leading order:
 * (4/3) n^3 batchCount for W alone, (8/3) n^3 batchCount with vectors and what their iteration takes. Source: LAPACK xSYEV, xSYEVD;
 * cuSOLVER XsyevBatched; H. Rutishauser, The Jacobi method for real symmetric matrices, Numer. Math. 9 (1966) 1.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example syevStridedBatched
 * // A thousand matrices of order 16, packed one behind the other; A becomes their vectors.
 * const [W, info] = [ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16 };
 * await ssyevStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, W, info, ...each, batchCount: 1000 });
 * @example syevBatched
 * // The eigenvalues alone of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsW };
 * await ssyevBatched(ctx.queue, { jobz: 'n', uplo: 'l', n: 4, A, W, info, ...places, batchCount: 2 });
 * @example syevVbatched
 * // A matrix of order 3, and behind it one of order 2; their eigenvalues follow each other too.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3] };
 * await ssyevVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, W, info, ...places });
 */
export declare const syevForms: BatchedForms;
