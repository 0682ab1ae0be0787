// Public PTSV of a batch in three forms: arguments, specs, choice of backend. Algorithms: ptsvBatched.cpu.ts, ptsvBatched.gpu.ts.
import { bind } from '../../core/args.ts';
import {
  type AtOffsets,
  type AtPlaces,
  type AtStrides,
  batchedForms,
  type Integers,
  type ReportOptions,
  rightSides,
} from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import { flopsPtsv, total } from '../../core/flops.ts';
import type { Ptr } from '../../core/matrix.ts';
import { arg, num, only, type RoutineSpec, type Values } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { runChecked } from '../batchOptions.ts';
import { ptsvBatchedCpu } from './ptsvBatched.cpu.ts';
import { ptsvBatchedGpu } from './ptsvBatched.gpu.ts';

/** B := A^-1 B for symmetric positive definite tridiagonal A of n x n; B is n x nrhs. What every form of a call has; `N` is a number, or a list with an entry per problem. */
interface PtsvProblems<P extends Prec, N> extends ReportOptions {
  n: N;
  nrhs: N;
  /** In: the n elements of the diagonal. Out: D of A = L D L^T. */
  d: Ptr<P>;
  /** Default 1; positive. Problems may also lie between each other: incd >= batchCount with strideD = 1. */
  incd?: number;
  /** In: the n - 1 elements A(i+1, i) beside the diagonal. Out: those of L, whose diagonal is 1. */
  e: Ptr<NoInfer<P>>;
  /** Default 1; positive. */
  ince?: number;
  /** In: the right-hand sides. Out: the solutions; where info is not 0, as it was. May lie in the buffer of any other operand if it shares no element with it. */
  B: Ptr<NoInfer<P>>;
  /** At least max(1, n); row-major at least max(1, nrhs). */
  ldb: N;
  /** Out, one integer for each problem. 0: solved. i > 0: the leading minor of order i is not positive, the first such i: d(i) is its pivot, and the elements behind it are left as they were, B too. A NaN on the diagonal counts as not positive. */
  info: Ptr<'i'>;
}

/** Problems of one size, their operands at equal distances. */
export type PtsvStridedBatchedArgs<P extends Prec> = PtsvProblems<P, number> & AtStrides<'D' | 'E' | 'B'>;
/** Problems of one size, their operands at offsets that lie on the device. */
export type PtsvBatchedArgs<P extends Prec> = PtsvProblems<P, number> & AtOffsets<'D' | 'E' | 'B'>;
/** Problems of various sizes, as many as n has entries. */
export type PtsvVbatchedArgs<P extends Prec> = PtsvProblems<P, Integers> & AtPlaces<'D' | 'E' | 'B'>;

const besides = (a: Values): number => Math.max(0, num(a, 'n') - 1);

const forms = batchedForms({
  name: 'ptsv',
  sizes: ['n', 'nrhs'],
  operands: {
    d: { length: arg('n'), access: 'inout' },
    e: { length: besides, access: 'inout' },
    B: rightSides,
  },
  reports: 'nonfinite',
  flops: (a) => total(flopsPtsv(num(a, 'n'), num(a, 'nrhs'))),
});
export const ptsvStridedBatchedSpec: RoutineSpec = forms.strided;
export const ptsvBatchedSpec: RoutineSpec = forms.batched;
export const ptsvVbatchedSpec: RoutineSpec = forms.vbatched;

/**
 * Solves many symmetric positive definite tridiagonal systems of one size at equal distances by A = L D L^T.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single runs on the GPU, double on the CPU. On a GPU each
 * problem is one thread's: batches are fast, a few long problems are not.
 *
 * Overwrites d, e, info and, where info is 0, the B. Flops about (3 + 5 nrhs) n batchCount. Source: LAPACK xPTSV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 64, diagonals and right-hand sides packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { strideD: 64, strideE: 63, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sptsvStridedBatched(ctx.queue, { n: 64, nrhs: 1, d, e, B, info, ...each });
 */
export async function ptsvStridedBatched<P extends Prec>(
  queue: Queue,
  args: PtsvStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  return runChecked(queue, bind(ptsvStridedBatchedSpec, queue.context, args, prec), ptsvBatchedCpu, ptsvBatchedGpu);
}

/**
 * ptsvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries do
 * by arrays of pointers.
 *
 * @throws As ptsvStridedBatched.
 * @example
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsD: at, offsetsE: at, ldb: 4, offsetsB: at, batchCount: 2 };
 * await sptsvBatched(ctx.queue, { n: 4, nrhs: 1, d, e, B, info, ...places });
 */
export async function ptsvBatched<P extends Prec>(queue: Queue, args: PtsvBatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(ptsvBatchedSpec, queue.context, args, prec), ptsvBatchedCpu, ptsvBatchedGpu);
}

/**
 * ptsvStridedBatched for problems of various sizes, at places that the host lists.
 *
 * @throws As ptsvStridedBatched.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const places = { offsetsD: [0, 3], offsetsE: [0, 2], ldb: [3, 2], offsetsB: [0, 3] };
 * await sptsvVbatched(ctx.queue, { n: [3, 2], nrhs: [1, 2], d, e, B, info, ...places });
 */
export async function ptsvVbatched<P extends Prec>(queue: Queue, args: PtsvVbatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(ptsvVbatchedSpec, queue.context, args, prec), ptsvBatchedCpu, ptsvBatchedGpu);
}

export const sptsvStridedBatched = /* @__PURE__ */ only('s', ptsvStridedBatched<'s'>);
export const dptsvStridedBatched = /* @__PURE__ */ only('d', ptsvStridedBatched<'d'>);
export const sptsvBatched = /* @__PURE__ */ only('s', ptsvBatched<'s'>);
export const dptsvBatched = /* @__PURE__ */ only('d', ptsvBatched<'d'>);
export const sptsvVbatched = /* @__PURE__ */ only('s', ptsvVbatched<'s'>);
export const dptsvVbatched = /* @__PURE__ */ only('d', ptsvVbatched<'d'>);
