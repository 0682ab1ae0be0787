// Public GESV of a batch at equal distances: arguments, checks, choice of backend. Algorithm: gesvStridedBatched.cpu.ts.
import { bind } from '../core/args.ts';
import { flopsGesv, total } from '../core/flops.ts';
import type { Ptr } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { arg, num, only, type RoutineSpec } from '../core/spec.ts';
import type { Queue } from '../runtime/queue.ts';
import { gesvStridedBatchedCpu } from './gesvStridedBatched.cpu.ts';

/** B_b := A_b^-1 B_b for b = 0, ..., batchCount - 1; A_b is n x n, B_b is n x nrhs, both column-major and a stride behind the one before. */
export interface GesvStridedBatchedArgs<P extends Prec> {
  n: number;
  nrhs: number;
  /** In: A. Out: L below the diagonal (its ones are not stored), U on and above it. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: number;
  /** Elements from one matrix to the next. Keeps them apart: at least (n - 1) lda + n. */
  strideA: number;
  /** Out, n integers for each matrix: its row i was exchanged with its row ipiv(i), both counted from 1. In range whatever A holds. */
  ipiv: Ptr<'i'>;
  /** Integers from the pivots of one matrix to those of the next, at least max(1, n). */
  stridePiv: number;
  /** In: the right-hand sides. Out: the solutions; where info is not 0, as it was. May lie in A's buffer if it shares no element with A. */
  B: Ptr<NoInfer<P>>;
  /** At least max(1, n). */
  ldb: number;
  /** As strideA, at least (nrhs - 1) ldb + n. */
  strideB: number;
  /** Out, one integer for each system. 0: solved. i > 0: U(i,i) is exactly zero, the first such i; A is factored and B untouched. */
  info: Ptr<'i'>;
  /** With 0 nothing is done. */
  batchCount: number;
}

export const gesvStridedBatchedSpec: RoutineSpec = {
  name: 'gesvStridedBatched',
  precs: 'sd',
  args: {
    n: { kind: 'size' },
    nrhs: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'lda', places: 'strideA', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
    strideA: { kind: 'stride', of: 'A' },
    ipiv: { kind: 'matrix', rows: arg('n'), cols: arg('batchCount'), ld: 'stridePiv', type: 'i', access: 'out' },
    stridePiv: { kind: 'ld', of: 'ipiv' },
    B: { kind: 'matrix', rows: arg('n'), cols: arg('nrhs'), ld: 'ldb', places: 'strideB', access: 'inout' },
    ldb: { kind: 'ld', of: 'B' },
    strideB: { kind: 'stride', of: 'B' },
    info: { kind: 'vector', length: arg('batchCount'), type: 'i', access: 'out' },
    batchCount: { kind: 'size' },
  },
  flops: (a) => num(a, 'batchCount') * total(flopsGesv(num(a, 'n'), num(a, 'nrhs'))),
};

/**
 * Solves many general systems of one size at equal distances by LU factorization with partial pivoting.
 *
 * Small matrices are computed side by side, one in each lane of the processor's vectors, on all threads. A result depends on its own matrix
 * alone, to the last bit: not on the others, on their number, nor on the threads.
 *
 * Overwrites the A_b, ipiv, info and, where info is 0, the B_b. Runs on the CPU in both precisions. Flops (2n^3/3 + 2n^2 nrhs) batchCount,
 * to leading order. Source: LAPACK xGESV, rocSOLVER gesv_strided_batched, MAGMA magma_<t>gesv_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular matrix: read info.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const [ipiv, info] = [ctx.alloc('i', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, stridePiv: 16, ldb: 16, strideB: 16 };
 * await sgesvStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, ipiv, B, info, ...each, batchCount: 1000 });
 */
export async function gesvStridedBatched<P extends Prec>(
  queue: Queue,
  args: GesvStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  const a = bind(gesvStridedBatchedSpec, queue.context, args, prec);
  if (a.batchCount === 0) return;
  return queue.run(a, gesvStridedBatchedCpu);
}

export const sgesvStridedBatched = /* @__PURE__ */ only('s', gesvStridedBatched<'s'>);
export const dgesvStridedBatched = /* @__PURE__ */ only('d', gesvStridedBatched<'d'>);
