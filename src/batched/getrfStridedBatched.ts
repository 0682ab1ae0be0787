// Public GETRF of a batch at equal distances: arguments, checks, choice of backend. Algorithm: getrfStridedBatched.cpu.ts.
import { bind } from '../core/args.ts';
import { flopsGetrf, total } from '../core/flops.ts';
import type { Ptr } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { arg, num, only, type RoutineSpec } from '../core/spec.ts';
import type { Queue } from '../runtime/queue.ts';
import { getrfStridedBatchedCpu } from './getrfStridedBatched.cpu.ts';

/** P_b A_b = L_b U_b for b = 0, ..., batchCount - 1 with partial pivoting; A_b is m x n, column-major, and begins b strideA behind A. */
export interface GetrfStridedBatchedArgs<P extends Prec> {
  m: number;
  n: number;
  /** In: A. Out: L below the diagonal (its ones are not stored), U on and above it. */
  A: Ptr<P>;
  /** At least max(1, m). */
  lda: number;
  /** Elements from one matrix to the next. Keeps them apart: at least (n - 1) lda + m. */
  strideA: number;
  /** Out, min(m, n) integers for each matrix: its row i was exchanged with its row ipiv(i), both counted from 1. In range whatever A holds. */
  ipiv: Ptr<'i'>;
  /** Integers from the pivots of one matrix to those of the next, at least max(1, min(m, n)). */
  stridePiv: number;
  /** Out, one integer for each matrix. 0: done. i > 0: U(i,i) is exactly zero, the first such i; the factorization is complete but U is singular. */
  info: Ptr<'i'>;
  /** With 0 nothing is done. */
  batchCount: number;
}

export const getrfStridedBatchedSpec: RoutineSpec = {
  name: 'getrfStridedBatched',
  precs: 'sd',
  args: {
    m: { kind: 'size' },
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'lda', places: 'strideA', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
    strideA: { kind: 'stride', of: 'A' },
    ipiv: {
      kind: 'matrix',
      rows: (a) => Math.min(num(a, 'm'), num(a, 'n')),
      cols: arg('batchCount'),
      ld: 'stridePiv',
      type: 'i',
      access: 'out',
    },
    stridePiv: { kind: 'ld', of: 'ipiv' },
    info: { kind: 'vector', length: arg('batchCount'), type: 'i', access: 'out' },
    batchCount: { kind: 'size' },
  },
  flops: (a) => num(a, 'batchCount') * total(flopsGetrf(num(a, 'm'), num(a, 'n'))),
};

/**
 * P A = L U for many matrices of one size at equal distances: L is m x min(m, n) unit lower trapezoidal, U min(m, n) x n upper trapezoidal.
 *
 * Small matrices are computed side by side, one in each lane of the processor's vectors, on all threads. A result depends on its own matrix
 * alone, to the last bit: not on the others, on their number, nor on the threads.
 *
 * Overwrites the A_b, ipiv and info, the latter also where A is empty. Pivots by the rules of getrf. Runs on the CPU in both precisions.
 * Flops n^2 (m - n/3) batchCount for m >= n, to leading order. Source: LAPACK xGETRF, rocSOLVER getrf_strided_batched, MAGMA
 * magma_<t>getrf_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular matrix: read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [ipiv, info] = [ctx.alloc('i', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, stridePiv: 16 };
 * await sgetrfStridedBatched(ctx.queue, { m: 16, n: 16, A, ipiv, info, ...each, batchCount: 1000 });
 */
export async function getrfStridedBatched<P extends Prec>(
  queue: Queue,
  args: GetrfStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  const a = bind(getrfStridedBatchedSpec, queue.context, args, prec);
  if (a.batchCount === 0) return;
  return queue.run(a, getrfStridedBatchedCpu);
}

export const sgetrfStridedBatched = /* @__PURE__ */ only('s', getrfStridedBatched<'s'>);
export const dgetrfStridedBatched = /* @__PURE__ */ only('d', getrfStridedBatched<'d'>);
