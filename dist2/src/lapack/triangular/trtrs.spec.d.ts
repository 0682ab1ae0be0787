import { type RoutineSpec } from '../../core/spec.ts';
/**
 * B := op(A)^-1 B, op(A) = A ('n'), A^T ('t') or A^H ('c'), A triangular. A is n x n, B is n x nrhs; both column-major.
 *
 * Solves op(A) X = B with a triangular A, unless an element on its diagonal is exactly zero.
 *
 * Overwrites info and, if info = 0, B. The diagonal is looked at, and info written, also when there is no right-hand side. Always by
 * substitution, so that the residual is small whatever the condition of A; trsm, which checks nothing, is faster on the GPU with many
 * right-hand sides. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU
 * (createContext) are computed there. Flops nrhs n^2. Source: LAPACK xTRTRS.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await strtrs(ctx.queue, { uplo: 'u', n, nrhs, A: R, lda: n, B, ldb: n, info });
 * mustSucceed('strtrs', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const trtrsSpec: RoutineSpec;
