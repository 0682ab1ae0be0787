import { type RoutineSpec } from '../../core/spec.ts';
/**
 * B := op(A)^-1 B, op(A) = A ('n'), A^T ('t') or A^H ('c'), from A = L U of getrfNopiv. A is n x n, B is n x nrhs; both
 * column-major.
 *
 * Overwrites B only. Whether U is singular is not tested (getrfNopiv's info says so): a zero on its diagonal gives infinities and NaN in B.
 * On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops nrhs n (2n - 1). Source: MAGMA xGETRS_NOPIV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrfNopiv(ctx.queue, { m: n, n, A, lda: n, info });
 * await sgetrsNopiv(ctx.queue, { n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const getrsNopivSpec: RoutineSpec;
