import { type RoutineSpec } from '../../core/spec.ts';
/**
 * B := op(A)^-1 B, op(A) = A ('n'), A^T ('t') or A^H ('c'), from P A = L U of getrf. A is n x n, B is n x nrhs; both
 * column-major.
 *
 * Overwrites B only. Whether U is singular is not tested (getrf's info says so): a zero on its diagonal gives infinities and NaN in B. On a
 * GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed
 * there. Flops nrhs n (2n - 1). Source: LAPACK xGETRS.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * await sgetrs(ctx.queue, { n, nrhs, A, lda: n, ipiv, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const getrsSpec: RoutineSpec;
