// Public DHGESV: arguments, checks, choice of backend. Algorithms: dhgesv.ref.ts, dhgesv.gpu.ts, dhgesv.hybrid.ts; GMRES: gmres.ref.ts,
// gmresCycle.ref.ts, gmres.cpu.ts.
import { bind } from '../../core/args.ts';
import { flopsGesv, total } from '../../core/flops.ts';
import type { Ptr } from '../../core/matrix.ts';
import { num, only, type RoutineSpec } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { pivotingArg } from '../factorOptions.ts';
import { dhgesvCpu, dhgesvHybrid } from './dhgesv.hybrid.ts';
import type { DsgesvGmresArgs } from './dsgesvGmres.ts';
import { factoredArg, pivotsArg, singleArgs, solutionArgs, systemArgs } from './gmresOptions.ts';
import { residualArg } from './mixedOptions.ts';

/** X := A^-1 B in double precision, by P A = L U with products of halves; A is n x n, B and X are n x nrhs; all column-major. */
export interface DhgesvArgs extends DsgesvGmresArgs {
  /** Out, one integer, if given: X is from factors in so many bits: 16, 32, or 64 where iter < 0. */
  factored?: Ptr<'i'>;
}

export const dhgesvSpec: RoutineSpec = {
  name: 'dhgesv',
  mixed: true,
  precs: 'd',
  args: {
    n: { kind: 'size' },
    nrhs: { kind: 'size' },
    ...systemArgs,
    ipiv: pivotsArg,
    ...solutionArgs,
    factored: factoredArg,
    pivoting: pivotingArg,
    ...singleArgs,
    residual: residualArg,
  },
  flops: (a) => total(flopsGesv(num(a, 'n'), num(a, 'nrhs'))),
};

async function halfGesv(queue: Queue, args: DhgesvArgs): Promise<void> {
  // It runs where its singles live.
  return queue.run({ ...bind(dhgesvSpec, queue.context, args, 'd'), prec: 's' as const }, dhgesvCpu, dhgesvHybrid);
}

/**
 * Solves A X = B for a general square A of doubles, factored on the GPU by its matrix units: the factors of the products are halves.
 *
 * A is demoted to single and equilibrated by powers of two, rows, then columns, which rounds nothing; panels are factored in single, updates
 * made in math 'fast' of gemm, which rounds factors of products to half, scaled by rows and columns, and sums in single. Corrections as of
 * dsgesvGmres, plain ones where residuals are computed on the GPU, then by GMRES, bring the solution to what a factorization in double would
 * leave: by GMRES in 5 to 10 solutions with the factors, `inner`, for condition numbers up to 10^3, and fewer than 50 up to 10^5. Where they
 * fail A is factored in single and the same tried again; where that fails too, in double on the CPU. `factored` says what it came to; iter,
 * with dsgesv's codes, is that of the last attempt with GMRES.
 *
 * The CPU has no halves: on a CPU context, for orders that are factored sooner on the CPU, and where the device has no matrix units, the
 * factorization that is called half is in single; on the CPU it is also reported as that. `mode` and `math` are those of the factorization in
 * single that may follow. Elements that do not fit into single precision give -2, as in dsgesv; what of A is beyond the range of halves makes
 * no difference. Overwrites X if info = 0, iter, info, iters, inner, factored, ipiv, and if iter < 0 A. Workspace is that of dsgesvGmres.
 * Flops 2n^3/3 + 2n^2 nrhs as of dgesv, to leading order, and 4n^2 for each of `inner`. Source: MAGMA dhgesv_iteref; A. Haidar, S. Tomov,
 * J. Dongarra, N. J. Higham, SC18; scaling: N. J. Higham, S. Pranesh, M. Zounon, SIAM J. Sci. Comput. 41 (2019).
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
export const dhgesv = /* @__PURE__ */ only('d', halfGesv);
