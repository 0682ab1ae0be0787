import type { Ptr } from '../../core/matrix.ts';
import { type RoutineSpec } from '../../core/spec.ts';
import type { DsgesvGmresArgs } from './dsgesvGmres.spec.ts';
import { type MixedPivoting } from './mixedOptions.ts';
/** X := A^-1 B in double precision, by P A = L U with products of halves; A is n x n, B and X are n x nrhs; all column-major. */
export interface DhgesvArgs extends Omit<DsgesvGmresArgs, 'pivoting'> {
    /** Out, one integer, if given: X is from factors in so many bits: 16, 32, or 64 where iter < 0. */
    factored?: Ptr<'i'>;
    /**
     * As in dsgesv: 'partial' or 'tournament'; 'window', which stands for itself in single and then partial pivoting in single behind it;
     * 'butterfly', with partial pivoting in single behind it; 'auto' (default): 'window' on a hardware GPU from order 2048 on, unless mode is
     * 'hybrid', else 'partial'. ipiv is that of the factorization made last; where butterflies have done 1..n.
     */
    pivoting?: MixedPivoting;
}
/**
 * Solves A X = B for a general square A of doubles, factored on the GPU by its matrix units: the factors of the products are halves.
 *
 * A is demoted to single and equilibrated by powers of two, rows, then columns, which rounds nothing; panels are factored in single,
 * updates made in math 'fast' of gemm, which rounds factors of products to half, scaled by rows and columns, and sums in single.
 * Corrections as of dsgesvGmres, on the GPU if residuals are computed there, bring the solution to what a factorization in double would
 * leave: in 5 to 10 solutions with the factors, `inner`, for condition numbers up to 10^3. `factored` says what it came to; iter, with
 * dsgesv's codes, is that of the last attempt:
 *
 * 1. in halves, with the pivots asked for. On the GPU GMRES gives up where it looks as if it would take more than 20 solutions: factors in
 * single take less time;
 * 2. only with pivots from a window, and not where halves have met a pivot of zero: in single, with a window, under the same rule;
 * 3. in single, by partial pivoting, or tournaments if they were asked for;
 * 4. in double on the CPU.
 *
 * The CPU has no halves: on a CPU context, for orders that are factored sooner on the CPU, and where the device has no matrix units, the
 * factorization that is called half is in single; on the CPU it is also reported as that. `mode` and `math` are those of the factorization
 * in single that may follow. Elements that do not fit into single precision give -2, as in dsgesv; what of A is beyond the range of halves
 * makes no difference. Overwrites X if info = 0, iter, info, iters, inner, factored, ipiv, and if iter < 0 A. Workspace is that of
 * dsgesvGmres. Flops 2n^3/3 + 2n^2 nrhs as of dgesv, to leading order, and 4n^2 for each of `inner`. Source: MAGMA dhgesv_iteref; A.
 * Haidar, S. Tomov, J. Dongarra, N. J. Higham, SC18; scaling: N. J. Higham, S. Pranesh, M. Zounon, SIAM J. Sci. Comput. 41 (2019).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const X = ctx.alloc('d', n * nrhs);
 * const [ipiv, iter, info] = [ctx.alloc('i', n), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dhgesv(ctx.queue, { n, nrhs, A, lda: n, ipiv, B, ldb: n, X, ldx: n, iter, info });
 * mustSucceed('dhgesv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(X);
 */
export declare const dhgesvSpec: RoutineSpec;
