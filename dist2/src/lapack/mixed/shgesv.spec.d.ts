import type { Ptr } from '../../core/matrix.ts';
import { type RoutineSpec } from '../../core/spec.ts';
import type { DhgesvArgs } from './dhgesv.spec.ts';
/** X := A^-1 B in single precision, by P A = L U with products of halves; A is n x n, B and X are n x nrhs; all column-major. */
export interface ShgesvArgs extends Omit<DhgesvArgs, 'A' | 'B' | 'X' | 'iter' | 'factored' | 'residual'> {
    /** In: A. Out: as it was if iter >= 0, else its factors in single as of getrf: L below the diagonal, U on and above it. */
    A: Ptr<'s'>;
    /** The right-hand sides. */
    B: Ptr<'s'>;
    /** Out: the solution if info = 0, else as it was. May lie in B's buffer, or A's, if it shares no element with them. */
    X: Ptr<'s'>;
    /**
     * Out, one integer. 0 or more: so many corrections were made. Less: the system was solved by factors in single, because -1: there is no
     * use in halves here; -2: there is infinity in B; -3: A is singular by factors in half; -31: GMRES did not converge, or there is NaN or
     * infinity in A.
     */
    iter: Ptr<'i'>;
    /**
     * Out, one integer, if given: X is from factors in so many bits: 16; or 32, where iter < 0, or where pivots are from a window and halves
     * did not converge.
     */
    factored?: Ptr<'i'>;
}
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
export declare const shgesvSpec: RoutineSpec;
