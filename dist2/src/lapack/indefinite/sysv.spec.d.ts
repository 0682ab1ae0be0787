import { type RoutineSpec } from '../../core/spec.ts';
/**
 * B := A^-1 B by A = L D L^T ('l') or A = U D U^T ('u'); A is n x n, symmetric, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a symmetric, possibly indefinite A, of complex numbers symmetric and not Hermitian (hesv), by Bunch-Kaufman
 * factorization.
 *
 * Overwrites one triangle of A, ipiv, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A
 * is empty. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops n^3/3 + 2n^2 nrhs, to leading order.
 * Source: LAPACK xSYSV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await ssysv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n, info });
 * mustSucceed('ssysv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const sysvSpec: RoutineSpec;
