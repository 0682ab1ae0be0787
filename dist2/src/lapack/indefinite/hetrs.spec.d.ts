import { type RoutineSpec } from '../../core/spec.ts';
/**
 * B := A^-1 B from A = L D L^H ('l') or A = U D U^H ('u') of hetrf; A is n x n, B is n x nrhs; both column-major.
 *
 * Overwrites B only; takes workspace for n^2 elements, in which the multipliers are brought into one order, so that the rest is two
 * triangular solves and one with the blocks of D. Whether D is singular is not tested (hetrf's info says so): a zero in it gives infinities
 * and NaN in B. Imaginary parts on the diagonal of D are taken for 0. On a GPU context complex single runs on the GPU, complex double on
 * the CPU. Flops 2n^2 nrhs, to leading order. Source: LAPACK xHETRS2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chetrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * await chetrs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const hetrsSpec: RoutineSpec;
