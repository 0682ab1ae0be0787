import type { Ptr } from '../../core/matrix.ts';
import { type RoutineSpec } from '../../core/spec.ts';
import { type Pivoting } from '../factorOptions.ts';
import type { DsgesvArgs } from './routines.gen.ts';
/** X := A^-1 B in double precision, by P A = L U in single and GMRES; A is n x n, B and X are n x nrhs; all column-major. */
export interface DsgesvGmresArgs extends Omit<DsgesvArgs, 'pivoting'> {
    /** Out, nrhs integers, if given: how often the factors were solved with for each right-hand side, also where that did not lead to x. */
    inner?: Ptr<'i'>;
    /** Of the factorization in single precision, as in getrf. */
    pivoting?: Pivoting;
}
/**
 * Solves A X = B for a general square A of doubles that dsgesv's refinement does not converge for: condition numbers of 10^8 and more.
 *
 * A is demoted and factored, and the factors solved with, in single precision, on a GPU context by the GPU. A correction of x is then
 * sought not along one solution but in the space of up to 30 of them, each of the part of A times the last that is new: the combination
 * with the smallest residual, by flexible GMRES in double. It stops as dsgesv does, at the same residual. Where dsgesv converges too this
 * takes about as many solutions, `inner`, in one correction. Where A's small singular values are few it converges for condition numbers up
 * to 10^12 and more, with many of them below 10^-7 of the largest it does not: iter is then -31, and the system is solved in double, as in
 * dsgesv, whose codes and side effects are this routine's.
 *
 * Where residuals are computed on the GPU all of this runs there in double-single arithmetic, up to eight right-hand sides side by side,
 * and the host is told of several solutions at a time. Plain corrections, of which a correction is one solution, come first and go on while
 * each leaves less than a quarter of the residual and ten of them will do; GMRES takes over from there. What has not converged, or an A
 * whose norm is outside of 2^-40..2^40, goes on with products and GMRES on the CPU. From order 2048 on and for up to four right-hand sides
 * solutions are by inverted blocks, as in dsgesv.
 *
 * Overwrites X if info = 0, iter, info, iters, inner, ipiv, and if iter < 0 A. A correction that does not divide the residual by four ends
 * the refinement. All columns that have not converged are solved for together. Workspace is that of dsgesv and up to 60 n doubles for each
 * right-hand side, on the GPU at most 100 n singles for each of eight. Flops 2n^3/3 + 2n^2 nrhs as of dgesv, to leading order, and 4n^2 for
 * each of `inner`. Source: MAGMA dsgesv_iteref; E. Carson, N. J. Higham, SIAM J. Sci. Comput. 40 (2018); Y. Saad, SIAM J. Sci. Comput. 14
 * (1993).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const X = ctx.alloc('d', n * nrhs);
 * const [ipiv, iter, info] = [ctx.alloc('i', n), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dsgesvGmres(ctx.queue, { n, nrhs, A, lda: n, ipiv, B, ldb: n, X, ldx: n, iter, info });
 * mustSucceed('dsgesvGmres', (await ctx.download(info))[0]!);
 * const x = await ctx.download(X);
 */
export declare const dsgesvGmresSpec: RoutineSpec;
