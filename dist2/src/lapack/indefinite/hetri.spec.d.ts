import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A := A^-1 from A = L D L^H ('l') or A = U D U^H ('u') of hetrf; A is n x n, column-major.
 *
 * The inverse of a Hermitian matrix from its Bunch-Kaufman factorization, in place: one triangle of the solution for the unit matrix,
 * with a real diagonal.
 *
 * Overwrites info and, if info = 0, one triangle of A. Workspace is its own affair: 2 n^2 elements on the CPU, 3 n^2 on the GPU. On a GPU
 * context complex single runs on the GPU, complex double on the CPU. Flops as LAPACK counts them 2n^3/3, to leading order; what is computed
 * is 2n^3, in products. To solve a system, hesv is faster and more accurate than a product with the inverse. Source: LAPACK xHETRI.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * await chetrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * await chetri(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * mustSucceed('chetri', (await ctx.download(info))[0]!);
 * const inverse = await ctx.download(A);
 */
export declare const hetriSpec: RoutineSpec;
