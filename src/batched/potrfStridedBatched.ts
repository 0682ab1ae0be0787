// Public POTRF of a batch at equal distances: arguments, checks, choice of backend. Algorithm: potrfStridedBatched.cpu.ts.
import { bind } from '../core/args.ts';
import { flopsPotrf, total } from '../core/flops.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { arg, num, only, type RoutineSpec } from '../core/spec.ts';
import type { Queue } from '../runtime/queue.ts';
import { potrfStridedBatchedCpu } from './potrfStridedBatched.cpu.ts';

/** A_b = L_b L_b^T ('l') or U_b^T U_b ('u') for b = 0, ..., batchCount - 1; A_b is n x n, column-major, and begins b strideA behind A. */
export interface PotrfStridedBatchedArgs<P extends Prec> {
  /** Which triangle of the A_b is used: 'l' or 'u'. */
  uplo: Uplo;
  n: number;
  /** In: one triangle of A. Out: L or U in its place; the other triangle is neither read nor written. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: number;
  /** Elements from one matrix to the next. Keeps them apart: at least (n - 1) lda + n. */
  strideA: number;
  /**
   * Out, one integer for each matrix. 0: done. i > 0: its leading minor of order i is not positive definite, or has a NaN on its way, and none
   * smaller is like that; what its triangle holds is of no use.
   */
  info: Ptr<'i'>;
  /** With 0 nothing is done. */
  batchCount: number;
}

export const potrfStridedBatchedSpec: RoutineSpec = {
  name: 'potrfStridedBatched',
  precs: 'sd',
  args: {
    uplo: { kind: 'flag', values: ['l', 'u'] },
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'lda', places: 'strideA', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
    strideA: { kind: 'stride', of: 'A' },
    info: { kind: 'vector', length: arg('batchCount'), type: 'i', access: 'out' },
    batchCount: { kind: 'size' },
  },
  flops: (a) => num(a, 'batchCount') * total(flopsPotrf(num(a, 'n'))),
};

/**
 * Cholesky factorization of many symmetric positive definite matrices of one size at equal distances.
 *
 * Small matrices are computed side by side, one in each lane of the processor's vectors, on all threads. A result depends on its own matrix
 * alone, to the last bit: not on the others, on their number, nor on the threads.
 *
 * Overwrites one triangle of the A_b, and info, the latter also where A is empty. Runs on the CPU in both precisions.
 * Flops n^3/3 batchCount, to leading order. Source: LAPACK xPOTRF, rocSOLVER potrf_strided_batched, MAGMA magma_<t>potrf_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix that is not positive definite: read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * await spotrfStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, lda: 16, strideA: 256, info, batchCount: 1000 });
 */
export async function potrfStridedBatched<P extends Prec>(
  queue: Queue,
  args: PotrfStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  const a = bind(potrfStridedBatchedSpec, queue.context, args, prec);
  if (a.batchCount === 0) return;
  return queue.run(a, potrfStridedBatchedCpu);
}

export const spotrfStridedBatched = /* @__PURE__ */ only('s', potrfStridedBatched<'s'>);
export const dpotrfStridedBatched = /* @__PURE__ */ only('d', potrfStridedBatched<'d'>);
