// Public GETRF of a batch in three forms: arguments, specs, choice of backend. Algorithms: getrfBatched.cpu.ts, getrfBatched.gpu.ts.
import { bind } from '../../core/args.ts';
import {
  type AtOffsets,
  type AtPlaces,
  type AtStrides,
  batchedForms,
  type Integers,
  type ReportOptions,
} from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import { flopsGetrf, total } from '../../core/flops.ts';
import type { Ptr } from '../../core/matrix.ts';
import { arg, num, only, type RoutineSpec } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { runChecked } from '../batchOptions.ts';
import { getrfBatchedCpu } from './getrfBatched.cpu.ts';
import { getrfBatchedGpu } from './getrfBatched.gpu.ts';

/** P A = L U with partial pivoting; A is m x n. What every form of a call has; `N` is a number, or a list with an entry per problem. */
interface GetrfProblems<P extends Prec, N> extends ReportOptions {
  m: N;
  n: N;
  /** In: A. Out: L below the diagonal (its ones are not stored), U on and above it. */
  A: Ptr<P>;
  /** At least max(1, m); row-major at least max(1, n). */
  lda: N;
  /** Out, min(m, n) integers for each matrix: its row i was exchanged with its row ipiv(i), both counted from 1. In range whatever A holds. */
  ipiv: Ptr<'i'>;
  /** Out, one integer for each matrix. 0: done. i > 0: U(i,i) is exactly zero, the first such i; the factorization is complete but U is singular. */
  info: Ptr<'i'>;
}

/** Problems of one size, their matrices at equal distances. */
export type GetrfStridedBatchedArgs<P extends Prec> = GetrfProblems<P, number> & AtStrides<'A' | 'Piv'>;
/** Problems of one size, their matrices at offsets that lie on the device. */
export type GetrfBatchedArgs<P extends Prec> = GetrfProblems<P, number> & AtOffsets<'A', 'Piv'>;
/** Problems of various sizes, as many as n has entries. */
export type GetrfVbatchedArgs<P extends Prec> = GetrfProblems<P, Integers> & AtPlaces<'A' | 'Piv'>;

const forms = batchedForms({
  name: 'getrf',
  precs: 'sdcz',
  sizes: ['m', 'n'],
  operands: {
    A: { rows: arg('m'), cols: arg('n'), access: 'inout' },
    ipiv: { pivots: (a) => Math.min(num(a, 'm'), num(a, 'n')), access: 'out' },
  },
  reports: 'nonfinite',
  flops: (a) => total(flopsGetrf(num(a, 'm'), num(a, 'n'))),
});
export const getrfStridedBatchedSpec: RoutineSpec = forms.strided;
export const getrfBatchedSpec: RoutineSpec = forms.batched;
export const getrfVbatchedSpec: RoutineSpec = forms.vbatched;

/**
 * P A = L U for many matrices of one size at equal distances: L is m x min(m, n) unit lower trapezoidal, U min(m, n) x n upper trapezoidal.
 *
 * On the CPU small matrices are computed side by side, one in each lane of the processor's vectors, on all threads; on a GPU context single
 * runs on the GPU, double on the CPU. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites the matrices, ipiv and info, the latter also where A is empty. Pivots by the rules of getrf. Flops n^2 (m - n/3) batchCount for
 * m >= n, to leading order. Source: LAPACK xGETRF, rocSOLVER getrf_strided_batched, MAGMA magma_<t>getrf_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
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
  return runChecked(queue, bind(getrfStridedBatchedSpec, queue.context, args, prec), getrfBatchedCpu, getrfBatchedGpu);
}

/**
 * getrfStridedBatched for matrices at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws As getrfStridedBatched.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgetrfBatched(ctx.queue, { m: 4, n: 4, A, lda: 4, offsetsA, ipiv, stridePiv: 4, info, batchCount: 2 });
 */
export async function getrfBatched<P extends Prec>(queue: Queue, args: GetrfBatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(getrfBatchedSpec, queue.context, args, prec), getrfBatchedCpu, getrfBatchedGpu);
}

/**
 * getrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws As getrfStridedBatched.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5; their pivots follow each other too.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgetrfVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], ipiv, offsetsPiv: [0, 3], info });
 */
export async function getrfVbatched<P extends Prec>(queue: Queue, args: GetrfVbatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(getrfVbatchedSpec, queue.context, args, prec), getrfBatchedCpu, getrfBatchedGpu);
}

export const sgetrfStridedBatched = /* @__PURE__ */ only('s', getrfStridedBatched<'s'>);
export const dgetrfStridedBatched = /* @__PURE__ */ only('d', getrfStridedBatched<'d'>);
export const sgetrfBatched = /* @__PURE__ */ only('s', getrfBatched<'s'>);
export const dgetrfBatched = /* @__PURE__ */ only('d', getrfBatched<'d'>);
export const sgetrfVbatched = /* @__PURE__ */ only('s', getrfVbatched<'s'>);
export const dgetrfVbatched = /* @__PURE__ */ only('d', getrfVbatched<'d'>);
export const cgetrfStridedBatched = /* @__PURE__ */ only('c', getrfStridedBatched<'c'>);
export const zgetrfStridedBatched = /* @__PURE__ */ only('z', getrfStridedBatched<'z'>);
export const cgetrfBatched = /* @__PURE__ */ only('c', getrfBatched<'c'>);
export const zgetrfBatched = /* @__PURE__ */ only('z', getrfBatched<'z'>);
export const cgetrfVbatched = /* @__PURE__ */ only('c', getrfVbatched<'c'>);
export const zgetrfVbatched = /* @__PURE__ */ only('z', getrfVbatched<'z'>);
