// Public GETRI of a batch in three forms: arguments, specs, choice of backend. Algorithms: getriBatched.cpu.ts, getriBatched.gpu.ts.
import { bind } from '../../core/args.ts';
import {
  type AtOffsets,
  type AtPlaces,
  type AtStrides,
  batchedForms,
  type FailureOptions,
  type Integers,
  pivots,
  squareMatrix,
} from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import { flopsGetri, total } from '../../core/flops.ts';
import type { Ptr } from '../../core/matrix.ts';
import { num, only, type RoutineSpec } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { runChecked } from '../batchOptions.ts';
import { getriBatchedCpu } from './getriBatched.cpu.ts';
import { getriBatchedGpu } from './getriBatched.gpu.ts';

/** A := A^-1 from P A = L U of getrf; A is n x n. What every form of a call has; `N` is a number, or a list with an entry per problem. */
interface GetriProblems<P extends Prec, N> extends FailureOptions {
  n: N;
  /** In: L and U as getrf leaves them. Out: the inverse; where info is not 0, as it was. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: N;
  /** n pivots for each matrix as getrf leaves them. Those that are not in 1..n are taken for the nearest that is. */
  ipiv: Ptr<'i'>;
  /** Out, one integer for each matrix. 0: done. i > 0: U(i,i) is exactly zero, the first such i; A keeps its factors. */
  info: Ptr<'i'>;
}

/** Problems of one size, their matrices at equal distances. */
export type GetriStridedBatchedArgs<P extends Prec> = GetriProblems<P, number> & AtStrides<'A' | 'Piv'>;
/** Problems of one size, their matrices at offsets that lie on the device. */
export type GetriBatchedArgs<P extends Prec> = GetriProblems<P, number> & AtOffsets<'A', 'Piv'>;
/** Problems of various sizes, as many as n has entries. */
export type GetriVbatchedArgs<P extends Prec> = GetriProblems<P, Integers> & AtPlaces<'A' | 'Piv'>;

const forms = batchedForms({
  name: 'getri',
  sizes: ['n'],
  operands: {
    A: squareMatrix('inout'),
    ipiv: pivots('in'),
  },
  reports: 'info',
  flops: (a) => total(flopsGetri(num(a, 'n'))),
});
export const getriStridedBatchedSpec: RoutineSpec = forms.strided;
export const getriBatchedSpec: RoutineSpec = forms.batched;
export const getriVbatchedSpec: RoutineSpec = forms.vbatched;

/**
 * The inverses of many matrices of one size at equal distances from their LU factorizations, in place, as of LAPACK and rocSOLVER.
 *
 * On the CPU small matrices are computed side by side, one in each lane of the processor's vectors, on all threads; on a GPU context single
 * runs on the GPU, double on the CPU. A result depends on its own matrices alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the A. To invert matrices of which the factors are not needed matinvStridedBatched is faster; to
 * solve systems, gesvStridedBatched is faster still, and more accurate. Flops 4n^3/3 batchCount, to leading order. Source: LAPACK xGETRI,
 * rocSOLVER getri_strided_batched, MAGMA magma_<t>getri_outofplace_batched (which has a result of its own).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, factored by sgetrfStridedBatched.
 * const each = { lda: 16, strideA: 256, stridePiv: 16, batchCount: 1000 };
 * await sgetriStridedBatched(ctx.queue, { n: 16, A, ipiv, info, ...each });
 */
export async function getriStridedBatched<P extends Prec>(
  queue: Queue,
  args: GetriStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  return runChecked(queue, bind(getriStridedBatchedSpec, queue.context, args, prec), getriBatchedCpu, getriBatchedGpu);
}

/**
 * getriStridedBatched for matrices at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws As getriStridedBatched.
 * @example
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgetriBatched(ctx.queue, { n: 4, A, lda: 4, offsetsA, ipiv, stridePiv: 4, info, batchCount: 2 });
 */
export async function getriBatched<P extends Prec>(queue: Queue, args: GetriBatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(getriBatchedSpec, queue.context, args, prec), getriBatchedCpu, getriBatchedGpu);
}

/**
 * getriStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws As getriStridedBatched.
 * @example
 * // A factored matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsPiv: [0, 3] };
 * await sgetriVbatched(ctx.queue, { n: [3, 2], A, ipiv, info, ...places });
 */
export async function getriVbatched<P extends Prec>(queue: Queue, args: GetriVbatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(getriVbatchedSpec, queue.context, args, prec), getriBatchedCpu, getriBatchedGpu);
}

export const sgetriStridedBatched = /* @__PURE__ */ only('s', getriStridedBatched<'s'>);
export const dgetriStridedBatched = /* @__PURE__ */ only('d', getriStridedBatched<'d'>);
export const sgetriBatched = /* @__PURE__ */ only('s', getriBatched<'s'>);
export const dgetriBatched = /* @__PURE__ */ only('d', getriBatched<'d'>);
export const sgetriVbatched = /* @__PURE__ */ only('s', getriVbatched<'s'>);
export const dgetriVbatched = /* @__PURE__ */ only('d', getriVbatched<'d'>);
