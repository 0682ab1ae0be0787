// Public inverses of a batch in three forms: arguments, specs, choice of backend. Algorithms: matinvBatched.cpu.ts, matinvBatched.gpu.ts.
import { bind } from '../../core/args.ts';
import {
  type AtOffsets,
  type AtPlaces,
  type AtStrides,
  batchedForms,
  type Integers,
  type ReportOptions,
  squareMatrix,
} from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import { flopsGetrf, flopsGetri, sum, total } from '../../core/flops.ts';
import type { Ptr } from '../../core/matrix.ts';
import { num, only, type RoutineSpec } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { runChecked } from '../batchOptions.ts';
import { matinvBatchedCpu } from './matinvBatched.cpu.ts';
import { matinvBatchedGpu } from './matinvBatched.gpu.ts';

/** A := A^-1 by elimination with partial pivoting; A is n x n. What every form of a call has; `N` is a number, or a list with an entry per problem. */
interface MatinvProblems<P extends Prec, N> extends ReportOptions {
  n: N;
  /** In: A. Out: its inverse; where info is not 0, as it was. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: N;
  /** Out, one integer for each matrix. 0: done. i > 0: the i-th pivot is exactly zero, the first such i; A is as it was. */
  info: Ptr<'i'>;
}

/** Problems of one size, their matrices at equal distances. */
export type MatinvStridedBatchedArgs<P extends Prec> = MatinvProblems<P, number> & AtStrides<'A'>;
/** Problems of one size, their matrices at offsets that lie on the device. */
export type MatinvBatchedArgs<P extends Prec> = MatinvProblems<P, number> & AtOffsets<'A'>;
/** Problems of various sizes, as many as n has entries. */
export type MatinvVbatchedArgs<P extends Prec> = MatinvProblems<P, Integers> & AtPlaces<'A'>;

const forms = batchedForms({
  name: 'matinv',
  sizes: ['n'],
  operands: {
    A: squareMatrix('inout'),
  },
  reports: 'nonfinite',
  flops: (a) => total(sum(flopsGetrf(num(a, 'n'), num(a, 'n')), flopsGetri(num(a, 'n')))),
});
export const matinvStridedBatchedSpec: RoutineSpec = forms.strided;
export const matinvBatchedSpec: RoutineSpec = forms.batched;
export const matinvVbatchedSpec: RoutineSpec = forms.vbatched;

/**
 * The inverses of many matrices of one size at equal distances, in place, without factors or pivots to keep.
 *
 * On the CPU small matrices are computed side by side, one in each lane of the processor's vectors, on all threads; on a GPU context single
 * runs on the GPU, double on the CPU. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the A. To solve systems gesvStridedBatched is faster, and more accurate than a product with the
 * inverse. Flops 2n^3 batchCount, to leading order. Source: cuBLAS cublas<t>matinvBatched, for any order; LAPACK xGETRF and xGETRI.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * await smatinvStridedBatched(ctx.queue, { n: 16, A, lda: 16, strideA: 256, info, batchCount: 1000 });
 */
export async function matinvStridedBatched<P extends Prec>(
  queue: Queue,
  args: MatinvStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  return runChecked(
    queue,
    bind(matinvStridedBatchedSpec, queue.context, args, prec),
    matinvBatchedCpu,
    matinvBatchedGpu,
  );
}

/**
 * matinvStridedBatched for matrices at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws As matinvStridedBatched.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await smatinvBatched(ctx.queue, { n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export async function matinvBatched<P extends Prec>(queue: Queue, args: MatinvBatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(matinvBatchedSpec, queue.context, args, prec), matinvBatchedCpu, matinvBatchedGpu);
}

/**
 * matinvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws As matinvStridedBatched.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * await smatinvVbatched(ctx.queue, { n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export async function matinvVbatched<P extends Prec>(
  queue: Queue,
  args: MatinvVbatchedArgs<P>,
  prec?: P,
): Promise<void> {
  return runChecked(queue, bind(matinvVbatchedSpec, queue.context, args, prec), matinvBatchedCpu, matinvBatchedGpu);
}

export const smatinvStridedBatched = /* @__PURE__ */ only('s', matinvStridedBatched<'s'>);
export const dmatinvStridedBatched = /* @__PURE__ */ only('d', matinvStridedBatched<'d'>);
export const smatinvBatched = /* @__PURE__ */ only('s', matinvBatched<'s'>);
export const dmatinvBatched = /* @__PURE__ */ only('d', matinvBatched<'d'>);
export const smatinvVbatched = /* @__PURE__ */ only('s', matinvVbatched<'s'>);
export const dmatinvVbatched = /* @__PURE__ */ only('d', matinvVbatched<'d'>);
