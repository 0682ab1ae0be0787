import { type RoutineSpec } from '../../core/spec.ts';
/**
 * B := A^-1 B from A = L D L^T ('l') or A = U D U^T ('u') of sytrf; A is n x n and symmetric, also of complex numbers, B is n x nrhs; both
 * column-major.
 *
 * Overwrites B only; takes workspace for n^2 elements, in which the multipliers are brought into one order, so that the rest is two
 * triangular solves and one with the blocks of D. Whether D is singular is not tested (sytrf's info says so): a zero in it gives infinities
 * and NaN in B. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops 2n^2 nrhs, to leading order.
 * Source: LAPACK xSYTRS2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssytrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * await ssytrs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const sytrsSpec: RoutineSpec;
