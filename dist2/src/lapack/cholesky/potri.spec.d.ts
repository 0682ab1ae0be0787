import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A := A^-1 from A = L L^H ('l') or A = U^H U ('u') of potrf; A is n x n, column-major.
 *
 * The inverse of a symmetric, or of complex numbers Hermitian, positive definite matrix from its Cholesky factorization, in place: A^-1 =
 * L^-H L^-1 or U^-1 U^-H. Its diagonal is real.
 *
 * Overwrites info and, if info = 0, one triangle of A; symmetrize makes a full matrix of it. On a GPU context singles, also complex, are
 * computed on the GPU, doubles on the CPU; the GPU keeps a copy of the factor, n^2 elements, to put back. Doubles that live on the GPU
 * (createContext) are computed there. Flops 2n^3/3, to leading order, besides the n^3/3 of potrf. To solve a system, posv is three times
 * faster and more accurate than a product with the inverse. Source: LAPACK xPOTRI.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular factor: read info, or pass it to mustSucceed().
 * @example
 * await spotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await spotri(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * mustSucceed('spotri', (await ctx.download(info))[0]!);
 * const inverse = await ctx.download(A);
 */
export declare const potriSpec: RoutineSpec;
