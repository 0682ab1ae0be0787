// Public PTTRF of a batch in three forms: arguments, specs, choice of backend. Algorithms: pttrfBatched.cpu.ts, pttrfBatched.gpu.ts.
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
import { flopsPttrf, total } from '../../core/flops.ts';
import type { Ptr } from '../../core/matrix.ts';
import { arg, num, only, type RoutineSpec, type Values } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { runChecked } from '../batchOptions.ts';
import { pttrfBatchedCpu } from './pttrfBatched.cpu.ts';
import { pttrfBatchedGpu } from './pttrfBatched.gpu.ts';

/** A = L D L^T for symmetric positive definite tridiagonal A of n x n. What every form of a call has; `N` is a number, or a list with an entry per problem. */
interface PttrfProblems<P extends Prec, N> extends ReportOptions {
  n: N;
  /** In: the n elements of the diagonal. Out: D. */
  d: Ptr<P>;
  /** Default 1; positive. Problems may also lie between each other: incd >= batchCount with strideD = 1. */
  incd?: number;
  /** In: the n - 1 elements A(i+1, i) beside the diagonal. Out: those of L, whose diagonal is 1. */
  e: Ptr<NoInfer<P>>;
  /** Default 1; positive. */
  ince?: number;
  /** Out, one integer for each problem. 0: done. i > 0: the leading minor of order i is not positive, the first such i: d(i) is its pivot, and the elements behind it are left as they were. A NaN on the diagonal counts as not positive. */
  info: Ptr<'i'>;
}

/** Problems of one size, their operands at equal distances. */
export type PttrfStridedBatchedArgs<P extends Prec> = PttrfProblems<P, number> & AtStrides<'D' | 'E'>;
/** Problems of one size, their operands at offsets that lie on the device. */
export type PttrfBatchedArgs<P extends Prec> = PttrfProblems<P, number> & AtOffsets<'D' | 'E'>;
/** Problems of various sizes, as many as n has entries. */
export type PttrfVbatchedArgs<P extends Prec> = PttrfProblems<P, Integers> & AtPlaces<'D' | 'E'>;

const besides = (a: Values): number => Math.max(0, num(a, 'n') - 1);

const forms = batchedForms({
  name: 'pttrf',
  sizes: ['n'],
  operands: {
    d: { length: arg('n'), access: 'inout' },
    e: { length: besides, access: 'inout' },
  },
  reports: 'nonfinite',
  flops: (a) => total(flopsPttrf(num(a, 'n'))),
});
export const pttrfStridedBatchedSpec: RoutineSpec = forms.strided;
export const pttrfBatchedSpec: RoutineSpec = forms.batched;
export const pttrfVbatchedSpec: RoutineSpec = forms.vbatched;

/**
 * A = L D L^T for many symmetric positive definite tridiagonal matrices of one size at equal distances.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single runs on the GPU, double on the CPU. On a GPU each
 * problem is one thread's: batches are fast, a few long problems are not.
 *
 * Overwrites d, e and info. Flops 3(n - 1) batchCount. Source: LAPACK xPTTRF.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 64, their diagonals packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * await spttrfStridedBatched(ctx.queue, { n: 64, d, strideD: 64, e, strideE: 63, info, batchCount: 1000 });
 */
export async function pttrfStridedBatched<P extends Prec>(
  queue: Queue,
  args: PttrfStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  return runChecked(queue, bind(pttrfStridedBatchedSpec, queue.context, args, prec), pttrfBatchedCpu, pttrfBatchedGpu);
}

/**
 * pttrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries do
 * by arrays of pointers.
 *
 * @throws As pttrfStridedBatched.
 * @example
 * // Two matrices of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * await spttrfBatched(ctx.queue, { n: 4, d, offsetsD: at, e, offsetsE: at, info, batchCount: 2 });
 */
export async function pttrfBatched<P extends Prec>(queue: Queue, args: PttrfBatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(pttrfBatchedSpec, queue.context, args, prec), pttrfBatchedCpu, pttrfBatchedGpu);
}

/**
 * pttrfStridedBatched for problems of various sizes, at places that the host lists.
 *
 * @throws As pttrfStridedBatched.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * await spttrfVbatched(ctx.queue, { n: [3, 2], d, offsetsD: [0, 3], e, offsetsE: [0, 2], info });
 */
export async function pttrfVbatched<P extends Prec>(queue: Queue, args: PttrfVbatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(pttrfVbatchedSpec, queue.context, args, prec), pttrfBatchedCpu, pttrfBatchedGpu);
}

export const spttrfStridedBatched = /* @__PURE__ */ only('s', pttrfStridedBatched<'s'>);
export const dpttrfStridedBatched = /* @__PURE__ */ only('d', pttrfStridedBatched<'d'>);
export const spttrfBatched = /* @__PURE__ */ only('s', pttrfBatched<'s'>);
export const dpttrfBatched = /* @__PURE__ */ only('d', pttrfBatched<'d'>);
export const spttrfVbatched = /* @__PURE__ */ only('s', pttrfVbatched<'s'>);
export const dpttrfVbatched = /* @__PURE__ */ only('d', pttrfVbatched<'d'>);
