// Public GEQRF of a batch at equal distances: arguments, checks, choice of backend. Algorithm: geqrfStridedBatched.cpu.ts.
import { bind } from '../core/args.ts';
import { flopsGeqrf, total } from '../core/flops.ts';
import type { Ptr } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { arg, num, only, type RoutineSpec } from '../core/spec.ts';
import type { Queue } from '../runtime/queue.ts';
import { geqrfStridedBatchedCpu } from './geqrfStridedBatched.cpu.ts';

/** A_b = Q_b R_b for b = 0, ..., batchCount - 1, Q_b a product of reflectors; A_b is m x n, column-major, and begins b strideA behind A. */
export interface GeqrfStridedBatchedArgs<P extends Prec> {
  m: number;
  n: number;
  /** In: A. Out: R on and above the diagonal; below it, column i holds v_i without its leading 1. */
  A: Ptr<P>;
  /** At least max(1, m). */
  lda: number;
  /** Elements from one matrix to the next. Keeps them apart: at least (n - 1) lda + m. */
  strideA: number;
  /** Out, min(m, n) numbers for each matrix: H_i = I - tau(i) v_i v_i^T. */
  tau: Ptr<NoInfer<P>>;
  /** Numbers from those of one matrix to those of the next, at least max(1, min(m, n)). */
  strideTau: number;
  /** With 0 nothing is done. */
  batchCount: number;
}

export const geqrfStridedBatchedSpec: RoutineSpec = {
  name: 'geqrfStridedBatched',
  precs: 'sd',
  args: {
    m: { kind: 'size' },
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'lda', places: 'strideA', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
    strideA: { kind: 'stride', of: 'A' },
    tau: {
      kind: 'matrix',
      rows: (a) => Math.min(num(a, 'm'), num(a, 'n')),
      cols: arg('batchCount'),
      ld: 'strideTau',
      access: 'out',
    },
    strideTau: { kind: 'ld', of: 'tau' },
    batchCount: { kind: 'size' },
  },
  flops: (a) => num(a, 'batchCount') * total(flopsGeqrf(num(a, 'm'), num(a, 'n'))),
};

/**
 * A = Q R for many matrices of one size at equal distances, Q = H_1 H_2 ... H_k with k = min(m, n).
 *
 * Small matrices are computed side by side, one in each lane of the processor's vectors, on all threads. A result depends on its own matrix
 * alone, to the last bit: not on the others, on their number, nor on the threads.
 *
 * Overwrites the A_b and tau. tau(i) = 0, so that H_i = I, where nothing is to be annihilated; the diagonal of R may be negative. Runs on
 * the CPU in both precisions. Flops 2n^2 (m - n/3) batchCount for m >= n, to leading order. Source: LAPACK xGEQRF, rocSOLVER
 * geqrf_strided_batched, MAGMA magma_<t>geqrf_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of 20 x 8, packed one behind the other.
 * const tau = ctx.alloc('s', 8 * 1000);
 * const each = { lda: 20, strideA: 160, strideTau: 8 };
 * await sgeqrfStridedBatched(ctx.queue, { m: 20, n: 8, A, tau, ...each, batchCount: 1000 });
 */
export async function geqrfStridedBatched<P extends Prec>(
  queue: Queue,
  args: GeqrfStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  const a = bind(geqrfStridedBatchedSpec, queue.context, args, prec);
  if (a.batchCount === 0) return;
  return queue.run(a, geqrfStridedBatchedCpu);
}

export const sgeqrfStridedBatched = /* @__PURE__ */ only('s', geqrfStridedBatched<'s'>);
export const dgeqrfStridedBatched = /* @__PURE__ */ only('d', geqrfStridedBatched<'d'>);
