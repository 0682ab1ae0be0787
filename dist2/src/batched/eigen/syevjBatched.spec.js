// SYEVJ of a batch: arguments, rules, documentation.
import { eachForm } from '../../core/batchForms.js';
import { symmetricForms } from './eigenForms.js';
const limits = {
    tol: { kind: 'scalar', real: true, default: 0 },
    maxSweeps: { kind: 'size', default: 30 },
};
const forms = symmetricForms('syevj', 'heevj');
/**
 * A = Z W Z^H with orthogonal, or unitary, Z and diagonal W for many symmetric or Hermitian matrices of one size at equal distances, one
 * triangle of each stored.
 *
 * Eigenvalues, ascending, and eigenvectors by Jacobi's method: rotations of pairs of rows and columns until nothing is left beside the
 * diagonal. If A = D B D is definite, with a diagonal D, errors of each value are relative to the value itself and grow with B's condition
 * number, not with that of D, where tridiagonal form would lose the small ones. syev is faster from order 17 on.
 *
 * On a GPU context single precision runs on the GPU: up to order 8 as syev, up to 128 in the registers of a workgroup, above, up to 1920,
 * in a workspace, which is slow. Double and Hermitian matrices run on the CPU. Rotations that are done at once differ from the CPU's, which
 * are done in order and in doubles. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number. The
 * signs of vectors are anybody's.
 *
 * Overwrites W, info and with jobz 'v' the A. info is 0, n where A has a NaN or an infinity, and else how many off-diagonal elements are
 * left, n - 1 at most. Flops 4n^3 batchCount for each sweep, of which there are five to ten, with vectors 6n^3. Source: cuSOLVER
 * syevjBatched; H. Rutishauser, The Jacobi method for real symmetric matrices, Numer. Math. 9 (1966) 1; J. Demmel, K. Veselic, Jacobi's
 * method is more accurate than QR, SIAM J. Matrix Anal. Appl. 13 (1992) 1204.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example syevjStridedBatched
 * // A thousand matrices of order 16, packed one behind the other; A becomes their vectors.
 * const [W, info] = [ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16 };
 * await ssyevjStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, W, info, ...each, batchCount: 1000 });
 * @example syevjBatched
 * // The eigenvalues alone, to three digits, of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsW };
 * await ssyevjBatched(ctx.queue, { jobz: 'n', uplo: 'l', n: 4, A, W, info, ...places, batchCount: 2, tol: 1e-3 });
 * @example syevjVbatched
 * // A matrix of order 3, and behind it one of order 2; their eigenvalues follow each other too.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3] };
 * await ssyevjVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, W, info, ...places });
 */
export const syevjForms = eachForm((form) => ({
    ...forms[form],
    args: { ...forms[form].args, ...limits },
}));
