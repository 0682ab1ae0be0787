// Public GESV of a batch in three forms: arguments, specs, choice of backend. Algorithms: gesvBatched.cpu.ts, gesvBatched.gpu.ts.
import { bind } from '../../core/args.ts';
import {
  type AtOffsets,
  type AtPlaces,
  type AtStrides,
  batchedForms,
  type Integers,
  pivots,
  type ReportOptions,
  rightSides,
  squareMatrix,
} from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import { flopsGesv, total } from '../../core/flops.ts';
import type { Ptr } from '../../core/matrix.ts';
import { num, only, type RoutineSpec } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { runChecked } from '../batchOptions.ts';
import { gesvBatchedCpu } from './gesvBatched.cpu.ts';
import { gesvBatchedGpu } from './gesvBatched.gpu.ts';

/** B := A^-1 B by LU factorization with partial pivoting; A is n x n, B is n x nrhs. What every form of a call has; `N` is a number, or a list with an entry per problem. */
interface GesvProblems<P extends Prec, N> extends ReportOptions {
  n: N;
  nrhs: N;
  /** In: A. Out: L below the diagonal (its ones are not stored), U on and above it. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: N;
  /** Out, n integers for each matrix: its row i was exchanged with its row ipiv(i), both counted from 1. In range whatever A holds. */
  ipiv: Ptr<'i'>;
  /** In: the right-hand sides. Out: the solutions; where info is not 0, as it was. May lie in A's buffer if it shares no element with A. */
  B: Ptr<NoInfer<P>>;
  /** At least max(1, n); row-major at least max(1, nrhs). */
  ldb: N;
  /** Out, one integer for each system. 0: solved. i > 0: U(i,i) is exactly zero, the first such i; A is factored and B untouched. */
  info: Ptr<'i'>;
}

/** Problems of one size, their matrices at equal distances. */
export type GesvStridedBatchedArgs<P extends Prec> = GesvProblems<P, number> & AtStrides<'A' | 'B' | 'Piv'>;
/** Problems of one size, their matrices at offsets that lie on the device. */
export type GesvBatchedArgs<P extends Prec> = GesvProblems<P, number> & AtOffsets<'A' | 'B', 'Piv'>;
/** Problems of various sizes, as many as n has entries. */
export type GesvVbatchedArgs<P extends Prec> = GesvProblems<P, Integers> & AtPlaces<'A' | 'B' | 'Piv'>;

const forms = batchedForms({
  name: 'gesv',
  sizes: ['n', 'nrhs'],
  operands: {
    A: squareMatrix('inout'),
    ipiv: pivots('out'),
    B: rightSides,
  },
  reports: 'nonfinite',
  flops: (a) => total(flopsGesv(num(a, 'n'), num(a, 'nrhs'))),
});
export const gesvStridedBatchedSpec: RoutineSpec = forms.strided;
export const gesvBatchedSpec: RoutineSpec = forms.batched;
export const gesvVbatchedSpec: RoutineSpec = forms.vbatched;

/**
 * Solves many general systems of one size at equal distances by LU factorization with partial pivoting.
 *
 * On the CPU small matrices are computed side by side, one in each lane of the processor's vectors, on all threads; on a GPU context single
 * runs on the GPU, double on the CPU. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites the A, ipiv, info and, where info is 0, the B. Small systems are factored and solved in one go. Flops (2n^3/3 + 2n^2 nrhs)
 * batchCount, to leading order. Source: LAPACK xGESV, rocSOLVER gesv_strided_batched, MAGMA magma_<t>gesv_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
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
  return runChecked(queue, bind(gesvStridedBatchedSpec, queue.context, args, prec), gesvBatchedCpu, gesvBatchedGpu);
}

/**
 * gesvStridedBatched for matrices at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws As gesvStridedBatched.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, stridePiv: 4, ldb: 4, offsetsB, batchCount: 2 };
 * await sgesvBatched(ctx.queue, { n: 4, nrhs: 1, A, ipiv, B, info, ...places });
 */
export async function gesvBatched<P extends Prec>(queue: Queue, args: GesvBatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(gesvBatchedSpec, queue.context, args, prec), gesvBatchedCpu, gesvBatchedGpu);
}

/**
 * gesvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws As gesvStridedBatched.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * const places = { offsetsA: [0, 9], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgesvVbatched(ctx.queue, { ...sizes, A, ipiv, B, info, ...places });
 */
export async function gesvVbatched<P extends Prec>(queue: Queue, args: GesvVbatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(gesvVbatchedSpec, queue.context, args, prec), gesvBatchedCpu, gesvBatchedGpu);
}

export const sgesvStridedBatched = /* @__PURE__ */ only('s', gesvStridedBatched<'s'>);
export const dgesvStridedBatched = /* @__PURE__ */ only('d', gesvStridedBatched<'d'>);
export const sgesvBatched = /* @__PURE__ */ only('s', gesvBatched<'s'>);
export const dgesvBatched = /* @__PURE__ */ only('d', gesvBatched<'d'>);
export const sgesvVbatched = /* @__PURE__ */ only('s', gesvVbatched<'s'>);
export const dgesvVbatched = /* @__PURE__ */ only('d', gesvVbatched<'d'>);
