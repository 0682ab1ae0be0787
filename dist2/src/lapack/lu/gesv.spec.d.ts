import { type RoutineSpec } from '../../core/spec.ts';
/**
 * B := A^-1 B by P A = L U; A is n x n, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a general square A by LU factorization with partial pivoting.
 *
 * Overwrites A, ipiv, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is empty. On a
 * GPU context singles, also complex, are computed on the GPU, doubles on the CPU; `mode` can bring the CPU in for real singles too, as in
 * getrf. Doubles that live on the GPU (createContext) are computed there. Flops 2n^3/3 + 2n^2 nrhs, to leading order. Source: LAPACK xGESV.
 *
 * info says nothing of NaN and infinities in A, as in getrf. NaN comes out in X; an infinite A can have a finite X, for b / infinity is 0.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await sgesv(ctx.queue, { n, nrhs, A, lda: n, ipiv, B, ldb: n, info });
 * mustSucceed('sgesv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const gesvSpec: RoutineSpec;
