// Public ORGLQ: arguments, checks, choice of backend. Algorithms: orglq.ref.ts, orglq.cpu.ts, orglq.gpu.ts.
import { bind } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { flopsOrglq, total } from '../../core/flops.ts';
import type { Ptr } from '../../core/matrix.ts';
import { arg, num, only, type RoutineSpec } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { nbArg, type UpdateMath, updateMathArg } from '../factorOptions.ts';
import { orglqCpu } from './orglq.cpu.ts';
import { orglqGpu } from './orglq.gpu.ts';

/** A := the first m rows of the orthogonal factor Q of gelqf, which is n x n. Column-major. */
export interface OrglqArgs<P extends Prec> {
  /** Rows of Q that are wanted, at most n. */
  m: number;
  n: number;
  /** Reflectors whose product Q is, Q = H(k) ... H(1); at most m. */
  k: number;
  /** m x n. In: the v's as gelqf leaves them, in the first k rows. Out: the rows of Q. */
  A: Ptr<P>;
  /** At least max(1, m). */
  lda: number;
  /** k elements, as gelqf leaves them. */
  tau: Ptr<NoInfer<P>>;
  /** How the GPU computes products, as in gemm: 'strict' (default), 'split' or 'fast'. */
  math?: UpdateMath;
  /** Reflectors that are applied together; 0 (default) leaves it to the routine. On the CPU at most 32 are. */
  nb?: number;
}

export const orglqSpec: RoutineSpec = {
  name: 'orglq',
  precs: 'sd',
  args: {
    m: { kind: 'size' },
    n: { kind: 'size', also: (a) => (num(a, 'n') < num(a, 'm') ? 'must be at least m: Q has n rows' : undefined) },
    k: { kind: 'index', from: () => 0, to: arg('m'), rule: 'must be an integer in 0..m' },
    A: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'lda', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
    tau: { kind: 'vector', length: arg('k'), access: 'in' },
    math: updateMathArg,
    nb: nbArg,
  },
  flops: (a) => total(flopsOrglq(num(a, 'm'), num(a, 'n'), num(a, 'k'))),
};

/**
 * Writes out the orthogonal factor of an LQ factorization.
 *
 * Overwrites A only; L, which gelqf leaves in A, is lost. On a GPU context single runs on the GPU, double on the CPU. Flops
 * 4mnk - 2(m + n)k^2 + 4k^3/3, to leading order. Source: LAPACK xORGLQ.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgelqf(ctx.queue, { m, n, A, lda: m, tau }); // m <= n
 * await sorglq(ctx.queue, { m, n, k: m, A, lda: m, tau }); // orthonormal rows that span those of A
 */
export async function orglq<P extends Prec>(queue: Queue, args: OrglqArgs<P>, prec?: P): Promise<void> {
  const a = bind(orglqSpec, queue.context, args, prec);
  if (a.m === 0) return;
  return queue.run(a, orglqCpu, orglqGpu);
}

export const sorglq = /* @__PURE__ */ only('s', orglq<'s'>);
export const dorglq = /* @__PURE__ */ only('d', orglq<'d'>);
