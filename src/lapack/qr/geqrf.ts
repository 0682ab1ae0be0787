// Public GEQRF: arguments, checks, choice of backend. Algorithms: geqrf.ref.ts, geqrf.cpu.ts, geqrf.gpu.ts, geqrf.hybrid.ts.
import { bind } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { flopsGeqrf, total } from '../../core/flops.ts';
import type { Ptr } from '../../core/matrix.ts';
import { arg, num, only, type RoutineSpec } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type FactorMode, modeArg, nbArg, type UpdateMath, updateMathArg } from '../factorOptions.ts';
import { geqrfCpu } from './geqrf.cpu.ts';
import { geqrfBytes, geqrfHybrid } from './geqrf.hybrid.ts';

/** A = Q R with an orthogonal Q; A is m x n, column-major. */
export interface GeqrfArgs<P extends Prec> {
  m: number;
  n: number;
  /**
   * In: A. Out: R on and above the diagonal, min(m, n) x n; below it, column i holds v(i) without the zeros and the 1 that it begins with:
   * Q = H(1) H(2) ... H(min(m, n)), H(i) = I - tau(i) v(i) v(i)^T.
   */
  A: Ptr<P>;
  /** At least max(1, m). */
  lda: number;
  /** Out, min(m, n) elements, each 0 or in 1..2. */
  tau: Ptr<NoInfer<P>>;
  /** On a GPU context in single: 'native' on the GPU alone, 'hybrid' with the panels on the CPU, 'auto' (default) as measured costs say. */
  mode?: FactorMode;
  /** How the GPU computes the updates behind a panel, as in gemm: 'strict' (default), 'split' or 'fast'. */
  math?: UpdateMath;
  /** Columns of a block; 0 (default) leaves it to the routine. On the CPU at most 32 are used. */
  nb?: number;
}

export const geqrfSpec: RoutineSpec = {
  name: 'geqrf',
  precs: 'sd',
  args: {
    m: { kind: 'size' },
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'lda', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
    tau: { kind: 'vector', length: (a) => Math.min(num(a, 'm'), num(a, 'n')), access: 'out' },
    mode: modeArg,
    math: updateMathArg,
    nb: nbArg,
  },
  flops: (a) => total(flopsGeqrf(num(a, 'm'), num(a, 'n'))),
};

/**
 * QR factorization by Householder reflections, without pivots.
 *
 * Overwrites A and tau. It cannot fail: there is no info. Diagonal elements of R may be negative. A NaN or an infinity spoils R from its column
 * on. On a GPU context double runs on the CPU, single as `mode` says; on the GPU what is left of a column counts as zero below 1e-27 of the
 * largest element that it had when its panel began, and subnormal numbers may count as zero. Flops 2n^2 (m - n/3) for m >= n, to leading order.
 *
 * Source: LAPACK xGEQRF. Blocks: R. Schreiber, C. Van Loan, A storage-efficient WY representation for products of Householder
 * transformations, SIAM J. Sci. Stat. Comput. 10 (1989).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const tau = ctx.alloc('d', n);
 * await dgeqrf(ctx.queue, { m, n, A, lda: m, tau });
 * await dormqr(ctx.queue, { side: 'l', trans: 't', m, n: nrhs, k: n, A, lda: m, tau, C: B, ldc: m }); // Q^T B
 * await dtrsm(ctx.queue, { side: 'l', uplo: 'u', m: n, n: nrhs, alpha: 1, A, lda: m, B, ldb: m }); // least squares
 */
export async function geqrf<P extends Prec>(queue: Queue, args: GeqrfArgs<P>, prec?: P): Promise<void> {
  const a = bind(geqrfSpec, queue.context, args, prec);
  if (a.m === 0 || a.n === 0) return;
  return queue.run(a, geqrfCpu, geqrfHybrid);
}

/**
 * Bytes of GPU memory that geqrf takes besides its operands, at most, beside what products in strict math may take. Hybrid mode takes
 * the part that is its panel's before the first step, and as much again twice on the host.
 *
 * @example
 * const bytes = geqrfWorkspace({ m: 8192, n: 8192, mode: 'native' });
 */
export const geqrfWorkspace = ({
  m,
  n,
  mode = 'auto',
  math = 'strict',
  nb = 0,
}: Pick<GeqrfArgs<Prec>, 'm' | 'n' | 'mode' | 'math' | 'nb'>): number => geqrfBytes(m, n, mode, math, nb);

export const sgeqrf = /* @__PURE__ */ only('s', geqrf<'s'>);
export const dgeqrf = /* @__PURE__ */ only('d', geqrf<'d'>);
