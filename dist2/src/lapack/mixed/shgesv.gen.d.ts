import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { ShgesvArgs } from './shgesv.spec.ts';
import type { ShgesvArgs } from './shgesv.spec.ts';
/**
 * Solves A X = B for a general square A of singles, factored on the GPU by its matrix units: the factors of the products are halves.
 *
 * As dhgesv, with residuals of A as it is on the GPU: corrections there, in double-single arithmetic, until for every right-hand side the
 * largest element of b - A x is at most 2 sqrt(n) eps ||A||_inf times that of x, eps that of singles: what sgesv would leave. If that
 * fails, or looks as if it would take GMRES more than 20 solutions, A is factored in single: with pivots from a window, if halves had them
 * and met none of zero, and corrected as before (iter >= 0, factored = 32); if that fails too, or there is no window, as in sgesv. On a CPU
 * context, and for orders that are factored sooner on the CPU, it is sgesv with iter = -1.
 *
 * Where the adapter does not compute double-single arithmetic right, or ||A||_inf is outside of 2^-40..2^40, products are in single on the
 * GPU and GMRES in double on the host, with two readbacks for each of `inner`.
 *
 * Overwrites X if info = 0, iter, info, iters, inner, factored, ipiv, and if iter < 0 A; info is that of the factorization in single. B is
 * read back, and X sent, by the host. Workspace is n^2 + 8 n nrhs singles on the GPU and, for GMRES, at most 100 n for each of eight
 * right-hand sides. Flops 2n^3/3 + 2n^2 nrhs as of sgesv, to leading order, and 4n^2 for each of `inner`. Source: as of dhgesv.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const X = ctx.alloc('s', n * nrhs);
 * const [ipiv, iter, info] = [ctx.alloc('i', n), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await shgesv(ctx.queue, { n, nrhs, A, lda: n, ipiv, B, ldb: n, X, ldx: n, iter, info });
 * mustSucceed('shgesv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(X);
 */
export declare const shgesv: {
    (on: Context | Queue, args: ShgesvArgs): Promise<void>;
} & {
    readonly prec: 's';
};
