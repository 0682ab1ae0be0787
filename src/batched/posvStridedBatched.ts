// Public POSV of a batch at equal distances: arguments, checks, choice of backend. Algorithm: posvStridedBatched.cpu.ts.
import { bind } from '../core/args.ts';
import { flopsPosv, total } from '../core/flops.ts';
import type { Ptr, Uplo } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { arg, num, only, type RoutineSpec } from '../core/spec.ts';
import type { Queue } from '../runtime/queue.ts';
import { posvStridedBatchedCpu } from './posvStridedBatched.cpu.ts';

/** B_b := A_b^-1 B_b for b = 0, ..., batchCount - 1; A_b is n x n, B_b is n x nrhs, both column-major and a stride behind the one before. */
export interface PosvStridedBatchedArgs<P extends Prec> {
  /** Which triangle of the A_b is used: 'l' or 'u'. */
  uplo: Uplo;
  n: number;
  nrhs: number;
  /** In: one triangle of A. Out: L or U in its place; the other triangle is neither read nor written. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: number;
  /** Elements from one matrix to the next. Keeps them apart: at least (n - 1) lda + n. */
  strideA: number;
  /** In: the right-hand sides. Out: the solutions; where info is not 0, as it was. May lie in A's buffer if it shares no element with A. */
  B: Ptr<NoInfer<P>>;
  /** At least max(1, n). */
  ldb: number;
  /** As strideA, at least (nrhs - 1) ldb + n. */
  strideB: number;
  /** Out, one integer for each system. 0: solved. i > 0: the leading minor of order i of A is not positive definite, as of potrf. */
  info: Ptr<'i'>;
  /** With 0 nothing is done. */
  batchCount: number;
}

export const posvStridedBatchedSpec: RoutineSpec = {
  name: 'posvStridedBatched',
  precs: 'sd',
  args: {
    uplo: { kind: 'flag', values: ['l', 'u'] },
    n: { kind: 'size' },
    nrhs: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'lda', places: 'strideA', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
    strideA: { kind: 'stride', of: 'A' },
    B: { kind: 'matrix', rows: arg('n'), cols: arg('nrhs'), ld: 'ldb', places: 'strideB', access: 'inout' },
    ldb: { kind: 'ld', of: 'B' },
    strideB: { kind: 'stride', of: 'B' },
    info: { kind: 'vector', length: arg('batchCount'), type: 'i', access: 'out' },
    batchCount: { kind: 'size' },
  },
  flops: (a) => num(a, 'batchCount') * total(flopsPosv(num(a, 'n'), num(a, 'nrhs'))),
};

/**
 * Solves many symmetric positive definite systems of one size at equal distances by Cholesky factorization.
 *
 * Small matrices are computed side by side, one in each lane of the processor's vectors, on all threads. A result depends on its own matrix
 * alone, to the last bit: not on the others, on their number, nor on the threads.
 *
 * Overwrites one triangle of the A_b, info and, where info is 0, the B_b. Runs on the CPU in both precisions.
 * Flops (n^3/3 + 2n^2 nrhs) batchCount, to leading order. Source: LAPACK xPOSV, rocSOLVER posv_strided_batched, MAGMA
 * magma_<t>posv_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix that is not positive definite: read info.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16 };
 * await sposvStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, info, ...each, batchCount: 1000 });
 */
export async function posvStridedBatched<P extends Prec>(
  queue: Queue,
  args: PosvStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  const a = bind(posvStridedBatchedSpec, queue.context, args, prec);
  if (a.batchCount === 0) return;
  return queue.run(a, posvStridedBatchedCpu);
}

export const sposvStridedBatched = /* @__PURE__ */ only('s', posvStridedBatched<'s'>);
export const dposvStridedBatched = /* @__PURE__ */ only('d', posvStridedBatched<'d'>);
