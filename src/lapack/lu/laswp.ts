// Public LASWP: arguments, checks, choice of backend. Algorithms: laswp.ref.ts, laswp.cpu.ts, laswp.gpu.ts.
import { bind } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { arg, num, only, type RoutineSpec } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { laswpCpu } from './laswp.cpu.ts';
import { laswpGpu } from './laswp.gpu.ts';

/**
 * A := P A: for i = k1, ..., k2 exchange rows i and ipiv(i) of A (m x n, column-major); for i = k2, ..., k1 with direction 'b'.
 *
 * Rows and pivots count from 1, as in LAPACK. Unlike LAPACK's xLASWP it takes the rows m of A, and a direction instead of INCX.
 */
export interface LaswpArgs<P extends Prec> {
  m: number;
  n: number;
  /** In and out. */
  A: Ptr<P>;
  /** At least max(1, m). */
  lda: number;
  /** First row to exchange, in 1..m+1. */
  k1: number;
  /** Last row to exchange, in k1-1..m; with k2 = k1 - 1 there is none. */
  k2: number;
  /** k2 integers, of which k1..k2 are read. They must be in 1..m: that is not checked. */
  ipiv: Ptr<'i'>;
  /** 'f' (default): k1 first, which gives P A with the pivots of getrf. 'b': k2 first, which gives P^T A. */
  direction?: 'f' | 'b';
}

export const laswpSpec: RoutineSpec = {
  name: 'laswp',
  precs: 'sdcz',
  args: {
    m: { kind: 'size' },
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'lda', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
    k1: { kind: 'index', from: () => 1, to: (a) => num(a, 'm') + 1, rule: 'must be an integer in 1..m+1' },
    k2: { kind: 'index', from: (a) => num(a, 'k1') - 1, to: arg('m'), rule: 'must be an integer in k1-1..m' },
    ipiv: { kind: 'vector', length: arg('k2'), type: 'i', access: 'in' },
    direction: { kind: 'flag', values: ['f', 'b'], default: 'f' },
  },
  flops: () => 0,
};

/**
 * A := P A or P^T A, P the product of the row exchanges in ipiv.
 *
 * Overwrites A only. No flops: it moves at most 4n(k2 - k1 + 1) elements. On a GPU context single runs on the GPU, double on the CPU.
 * Source: LAPACK xLASWP.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * await slaswp(ctx.queue, { m: n, n: nrhs, A: B, lda: n, k1: 1, k2: n, ipiv });
 */
export async function laswp<P extends Prec>(queue: Queue, args: LaswpArgs<P>, prec?: P): Promise<void> {
  const a = bind(laswpSpec, queue.context, args, prec);
  if (a.n === 0 || a.k2 < a.k1) return;
  return queue.run(a, laswpCpu, laswpGpu);
}

export const slaswp = /* @__PURE__ */ only('s', laswp<'s'>);
export const dlaswp = /* @__PURE__ */ only('d', laswp<'d'>);
export const claswp = /* @__PURE__ */ only('c', laswp<'c'>);
export const zlaswp = /* @__PURE__ */ only('z', laswp<'z'>);
