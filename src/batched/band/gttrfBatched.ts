// Public GTTRF of a batch in three forms: arguments, specs, choice of backend. Algorithms: gttrfBatched.cpu.ts, gttrfBatched.gpu.ts.
import { bind } from '../../core/args.ts';
import {
  type AtOffsets,
  type AtPlaces,
  type AtStrides,
  batchedForms,
  type Integers,
  pivots,
  type ReportOptions,
} from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import { flopsGttrf, total } from '../../core/flops.ts';
import type { Ptr } from '../../core/matrix.ts';
import { arg, num, only, type RoutineSpec, type Values } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { runChecked } from '../batchOptions.ts';
import { gttrfBatchedCpu } from './gttrfBatched.cpu.ts';
import { gttrfBatchedGpu } from './gttrfBatched.gpu.ts';

/** P A = L U for tridiagonal A of n x n with partial pivoting. What every form of a call has; `N` is a number, or a list with an entry per problem. */
interface GttrfProblems<P extends Prec, N> extends ReportOptions {
  n: N;
  /** In: the n - 1 elements A(i+1, i) below the diagonal. Out: the multipliers. */
  dl: Ptr<P>;
  /** Default 1; positive. Problems may also lie between each other: incdl >= batchCount with strideDl = 1. */
  incdl?: number;
  /** In: the n elements of the diagonal. Out: U's diagonal. */
  d: Ptr<NoInfer<P>>;
  /** Default 1; positive. */
  incd?: number;
  /** In: the n - 1 elements A(i, i+1) above the diagonal. Out: U's first superdiagonal. */
  du: Ptr<NoInfer<P>>;
  /** Default 1; positive. */
  incdu?: number;
  /** Out: the n - 2 elements of U's second superdiagonal. */
  du2: Ptr<NoInfer<P>>;
  /** Default 1; positive. */
  incdu2?: number;
  /** Out, n integers for each matrix: ipiv(i) is i or i + 1, the row that row i was exchanged with, counted from 1. */
  ipiv: Ptr<'i'>;
  /** Out, one integer for each problem. 0: done. i > 0: U(i,i) is exactly zero, the first such i; the factorization is complete but U is singular. */
  info: Ptr<'i'>;
}

/** Problems of one size, their operands at equal distances. */
export type GttrfStridedBatchedArgs<P extends Prec> = GttrfProblems<P, number> &
  AtStrides<'Dl' | 'D' | 'Du' | 'Du2' | 'Piv'>;
/** Problems of one size, their operands at offsets that lie on the device. */
export type GttrfBatchedArgs<P extends Prec> = GttrfProblems<P, number> & AtOffsets<'Dl' | 'D' | 'Du' | 'Du2', 'Piv'>;
/** Problems of various sizes, as many as n has entries. */
export type GttrfVbatchedArgs<P extends Prec> = GttrfProblems<P, Integers> &
  AtPlaces<'Dl' | 'D' | 'Du' | 'Du2' | 'Piv'>;

const besides = (a: Values): number => Math.max(0, num(a, 'n') - 1);

const forms = batchedForms({
  name: 'gttrf',
  sizes: ['n'],
  operands: {
    dl: { length: besides, access: 'inout' },
    d: { length: arg('n'), access: 'inout' },
    du: { length: besides, access: 'inout' },
    du2: { length: (a) => Math.max(0, num(a, 'n') - 2), access: 'out' },
    ipiv: pivots('out'),
  },
  reports: 'nonfinite',
  flops: (a) => total(flopsGttrf(num(a, 'n'))),
});
export const gttrfStridedBatchedSpec: RoutineSpec = forms.strided;
export const gttrfBatchedSpec: RoutineSpec = forms.batched;
export const gttrfVbatchedSpec: RoutineSpec = forms.vbatched;

/**
 * P A = L U for many tridiagonal matrices of one size at equal distances: neighbouring rows are exchanged where the element below the pivot
 * is the larger one.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single runs on the GPU, double on the CPU. On a GPU each
 * problem is one thread's: batches are fast, a few long problems are not.
 *
 * Overwrites dl, d, du, du2, ipiv and info. Flops 3(n - 1) batchCount. Source: LAPACK xGTTRF.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 64, their diagonals packed one behind the other.
 * const [du2, ipiv, info] = [ctx.alloc('s', 62 * 1000), ctx.alloc('i', 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { strideDl: 63, strideD: 64, strideDu: 63, strideDu2: 62, stridePiv: 64, batchCount: 1000 };
 * await sgttrfStridedBatched(ctx.queue, { n: 64, dl, d, du, du2, ipiv, info, ...each });
 */
export async function gttrfStridedBatched<P extends Prec>(
  queue: Queue,
  args: GttrfStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  return runChecked(queue, bind(gttrfStridedBatchedSpec, queue.context, args, prec), gttrfBatchedCpu, gttrfBatchedGpu);
}

/**
 * gttrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries do
 * by arrays of pointers.
 *
 * @throws As gttrfStridedBatched.
 * @example
 * // Two matrices of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsDl: at, offsetsD: at, offsetsDu: at, offsetsDu2: at, stridePiv: 4, batchCount: 2 };
 * await sgttrfBatched(ctx.queue, { n: 4, dl, d, du, du2, ipiv, info, ...places });
 */
export async function gttrfBatched<P extends Prec>(queue: Queue, args: GttrfBatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(gttrfBatchedSpec, queue.context, args, prec), gttrfBatchedCpu, gttrfBatchedGpu);
}

/**
 * gttrfStridedBatched for problems of various sizes, at places that the host lists.
 *
 * @throws As gttrfStridedBatched.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { offsetsDl: [0, 2], offsetsD: [0, 3], offsetsDu: [0, 2], offsetsDu2: [0, 1], offsetsPiv: [0, 3] };
 * await sgttrfVbatched(ctx.queue, { n: [3, 2], dl, d, du, du2, ipiv, info, ...places });
 */
export async function gttrfVbatched<P extends Prec>(queue: Queue, args: GttrfVbatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(gttrfVbatchedSpec, queue.context, args, prec), gttrfBatchedCpu, gttrfBatchedGpu);
}

export const sgttrfStridedBatched = /* @__PURE__ */ only('s', gttrfStridedBatched<'s'>);
export const dgttrfStridedBatched = /* @__PURE__ */ only('d', gttrfStridedBatched<'d'>);
export const sgttrfBatched = /* @__PURE__ */ only('s', gttrfBatched<'s'>);
export const dgttrfBatched = /* @__PURE__ */ only('d', gttrfBatched<'d'>);
export const sgttrfVbatched = /* @__PURE__ */ only('s', gttrfVbatched<'s'>);
export const dgttrfVbatched = /* @__PURE__ */ only('d', gttrfVbatched<'d'>);
