import { type BatchedForms } from '../../core/batchForms.ts';
/**
 * T = Z D Z^T with orthogonal Z for many symmetric tridiagonal matrices T of one size at equal distances.
 *
 * Eigenvalues and vectors of many symmetric tridiagonal matrices: on the CPU by divide and conquer, one after the other.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. There values alone are found by bisection, a thread to an
 * eigenvalue; with vectors orders up to 32 by QL and QR iteration, a thread to a matrix, whose rotations another launch applies to the
 * vectors; larger ones by divide and conquer, leaves by QL, every level of all problems in three launches. Nothing waits for the host.
 * There steqr is the same routine. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number. The
 * signs of vectors are anybody's, and so are vectors of equal eigenvalues.
 *
 * With compz 'v' the vectors are those of A = Z T Z^H: Z becomes Z times those of T, by a product. Overwrites D, E, info and, unless
 * compz is 'n', the Z. Z and D are good to some eps ||T||. Flops: at most 4/3 n^3 batchCount to leading order, with 'v' 10/3, if nothing
 * falls away. Source: LAPACK xSTEDC; M. Gu, S. Eisenstat, A divide-and-conquer algorithm for the symmetric tridiagonal
 * eigenproblem, SIAM J. Matrix Anal. Appl. 16 (1995).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example stedcStridedBatched
 * // A thousand matrices of order 64, diagonals and what is beside them packed one behind the other.
 * const [Z, info] = [ctx.alloc('s', 64 * 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { strideD: 64, strideE: 63, ldz: 64, strideZ: 64 * 64, batchCount: 1000 };
 * await sstedcStridedBatched(ctx.queue, { n: 64, D, E, Z, info, ...each });
 * @example stedcBatched
 * // Eigenvalues alone of two matrices of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * await sstedcBatched(ctx.queue, { compz: 'n', n: 4, D, offsetsD: at, E, offsetsE: at, info, batchCount: 2 });
 * @example stedcVbatched
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { offsetsD: [0, 3], offsetsE: [0, 2], ldz: [3, 2], offsetsZ: [0, 9] };
 * await sstedcVbatched(ctx.queue, { n: [3, 2], D, E, Z, info, ...places });
 */
export declare const stedcForms: BatchedForms;
