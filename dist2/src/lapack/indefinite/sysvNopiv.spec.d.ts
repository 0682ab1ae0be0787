import { type RoutineSpec } from '../../core/spec.ts';
/**
 * B := A^-1 B by A = L D L^T ('l') or U^T D U ('u') without pivoting; A is n x n and symmetric, B is n x nrhs; both column-major.
 *
 * For matrices that need no pivoting, as sytrfNopiv says; sysv is for the others.
 *
 * Overwrites one triangle of A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is
 * empty. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Flops n^3/3 + 2n^2 nrhs, to leading order.
 * Source: MAGMA xSYSV_NOPIV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a zero
 * pivot: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await ssysvNopiv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n, info });
 * mustSucceed('ssysvNopiv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const sysvNopivSpec: RoutineSpec;
