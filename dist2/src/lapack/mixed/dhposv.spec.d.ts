import type { Ptr } from '../../core/matrix.ts';
import { type RoutineSpec } from '../../core/spec.ts';
import type { DsposvArgs } from './routines.gen.ts';
/** X := A^-1 B in double precision, by A = L L^T ('l') or U^T U ('u') with products of halves; A is n x n, B and X are n x nrhs. */
export interface DhposvArgs extends DsposvArgs {
    /** Out, nrhs integers, if given: how often the factor was solved with for each right-hand side, also where that did not lead to x. */
    inner?: Ptr<'i'>;
    /** Out, one integer, if given: X is from factors in so many bits: 16, 32, or 64 where iter < 0. */
    factored?: Ptr<'i'>;
}
/**
 * Solves A X = B for a symmetric positive definite A of doubles, factored on the GPU by its matrix units: the factors of the products are
 * halves.
 *
 * The triangle of A is demoted to single and scaled from both sides by powers of two to a diagonal between 1 and 4, and factored with
 * updates in math 'fast' of gemm. Where rounding to half has cost it its definiteness, 2^-9 and then 2^-6 is added to that diagonal: the
 * factor is then that of another matrix, which GMRES makes up for. Corrections, `inner`, `factored` and what follows where they fail are as
 * in dhgesv: a factor in single, then one in double; so is what the CPU makes of it.
 *
 * Overwrites X if info = 0, iter, info, iters, inner, factored, and if iter < 0 one triangle of A. On the GPU workspace is n^2 singles more
 * than dsposv's while it factors. Flops n^3/3 + 2n^2 nrhs as of dposv, to leading order, and 4n^2 for each of `inner`. Source: MAGMA
 * dshposv; N. J. Higham, S. Pranesh, Exploiting lower precision arithmetic in solving symmetric positive definite linear systems, SIAM J.
 * Sci. Comput. 43 (2021).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for an A
 * that is not positive definite: read info.
 * @example
 * const X = ctx.alloc('d', n * nrhs);
 * const [iter, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dhposv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n, X, ldx: n, iter, info });
 * const [failed] = await ctx.download(info);
 * const x = await ctx.download(X);
 */
export declare const dhposvSpec: RoutineSpec;
