import { type RoutineSpec } from '../../core/spec.ts';
/**
 * B := A^-1 B from the factors of sytrfNopiv; A is n x n, B is n x nrhs; both column-major.
 *
 * Overwrites B only. A zero in D gives infinities and NaN: look at the info of the factorization. On a GPU context singles, also complex,
 * are computed on the GPU, doubles on the CPU. Flops 2n^2 nrhs, to leading order. Source: MAGMA xSYTRS_NOPIV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssytrfNopiv(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await ssytrsNopiv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const sytrsNopivSpec: RoutineSpec;
