import { type RoutineSpec } from '../../core/spec.ts';
/**
 * B := A^-1 B by A = L U without interchanges; A is n x n, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a square A by LU factorization without pivoting: for matrices that need none, as getrfNopiv says. For others gesvRbt
 * randomizes A first and checks what comes out.
 *
 * Overwrites A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is empty. On a GPU
 * context singles, also complex, are computed on the GPU, doubles on the CPU. Flops 2n^3/3 + 2n^2 nrhs, to leading order. Source: MAGMA
 * xGESV_NOPIV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await sgesvNopiv(ctx.queue, { n, nrhs, A, lda: n, B, ldb: n, info });
 * mustSucceed('sgesvNopiv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const gesvNopivSpec: RoutineSpec;
