// Public GEQR2: arguments, checks, choice of backend. Algorithms: geqrf.ref.ts, geqr2.cpu.ts, geqr2.gpu.ts.
import { bind } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { flopsGeqrf, total } from '../../core/flops.ts';
import type { Ptr } from '../../core/matrix.ts';
import { arg, num, only, type RoutineSpec } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { geqr2Cpu } from './geqr2.cpu.ts';
import { geqr2Gpu } from './geqr2.gpu.ts';

/** A = Q R with an orthogonal Q; A is m x n, column-major. */
export interface Geqr2Args<P extends Prec> {
  m: number;
  n: number;
  /** In: A. Out: R on and above the diagonal; below it, column i holds v(i) without the zeros and the 1 that it begins with, as in geqrf. */
  A: Ptr<P>;
  /** At least max(1, m). */
  lda: number;
  /** Out, min(m, n) elements, each 0 or in 1..2. */
  tau: Ptr<NoInfer<P>>;
}

export const geqr2Spec: RoutineSpec = {
  name: 'geqr2',
  precs: 'sd',
  args: {
    m: { kind: 'size' },
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'lda', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
    tau: { kind: 'vector', length: (a) => Math.min(num(a, 'm'), num(a, 'n')), access: 'out' },
  },
  flops: (a) => total(flopsGeqrf(num(a, 'm'), num(a, 'n'))),
};

/**
 * QR factorization by Householder reflections, one column after the other (on a GPU a few): for a panel of few columns. On more than some
 * dozens geqrf, whose work is in products of matrices, is faster.
 *
 * Overwrites A and tau. It cannot fail: there is no info. On a GPU context single runs on the GPU, double on the CPU. Flops
 * 2n^2 (m - n/3) for m >= n, to leading order. Source: LAPACK xGEQR2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const tau = ctx.alloc('s', 16);
 * await sgeqr2(ctx.queue, { m, n: 16, A, lda: m, tau });
 */
export async function geqr2<P extends Prec>(queue: Queue, args: Geqr2Args<P>, prec?: P): Promise<void> {
  const a = bind(geqr2Spec, queue.context, args, prec);
  if (a.m === 0 || a.n === 0) return;
  return queue.run(a, geqr2Cpu, geqr2Gpu);
}

export const sgeqr2 = /* @__PURE__ */ only('s', geqr2<'s'>);
export const dgeqr2 = /* @__PURE__ */ only('d', geqr2<'d'>);
