// Public GTTRS of a batch in three forms: arguments, specs, choice of backend. Algorithms: gttrsBatched.cpu.ts, gttrsBatched.gpu.ts.
import { bind } from '../../core/args.ts';
import {
  type AtOffsets,
  type AtPlaces,
  type AtStrides,
  batchedForms,
  type Integers,
  pivots,
  rightSides,
  type StorageOption,
} from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import { flopsGttrs, total } from '../../core/flops.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import { arg, num, only, type RoutineSpec, type Values } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { runChecked } from '../batchOptions.ts';
import { gttrsBatchedCpu } from './gttrsBatched.cpu.ts';
import { gttrsBatchedGpu } from './gttrsBatched.gpu.ts';

/** B := op(A)^-1 B from the factors of gttrf, op(A) = A ('n') or A^T ('t', 'c'); B is n x nrhs. What every form of a call has; `N` is a number, or a list with an entry per problem. */
interface GttrsProblems<P extends Prec, N> extends StorageOption {
  /** Default 'n'. */
  trans?: Trans;
  n: N;
  nrhs: N;
  /** The multipliers, n - 1 of them, as gttrf leaves them. */
  dl: Ptr<P>;
  /** Default 1; positive. */
  incdl?: number;
  /** U's diagonal, n elements. */
  d: Ptr<NoInfer<P>>;
  /** Default 1; positive. */
  incd?: number;
  /** U's first superdiagonal, n - 1 elements. */
  du: Ptr<NoInfer<P>>;
  /** Default 1; positive. */
  incdu?: number;
  /** U's second superdiagonal, n - 2 elements. */
  du2: Ptr<NoInfer<P>>;
  /** Default 1; positive. */
  incdu2?: number;
  /** n integers for each matrix. */
  ipiv: Ptr<'i'>;
  /** In: the right-hand sides. Out: the solutions. May lie in the buffer of any other operand if it shares no element with it. */
  B: Ptr<NoInfer<P>>;
  /** At least max(1, n); row-major at least max(1, nrhs). */
  ldb: N;
}

/** Problems of one size, their operands at equal distances. */
export type GttrsStridedBatchedArgs<P extends Prec> = GttrsProblems<P, number> &
  AtStrides<'Dl' | 'D' | 'Du' | 'Du2' | 'B' | 'Piv'>;
/** Problems of one size, their operands at offsets that lie on the device. */
export type GttrsBatchedArgs<P extends Prec> = GttrsProblems<P, number> &
  AtOffsets<'Dl' | 'D' | 'Du' | 'Du2' | 'B', 'Piv'>;
/** Problems of various sizes, as many as n has entries. */
export type GttrsVbatchedArgs<P extends Prec> = GttrsProblems<P, Integers> &
  AtPlaces<'Dl' | 'D' | 'Du' | 'Du2' | 'B' | 'Piv'>;

const besides = (a: Values): number => Math.max(0, num(a, 'n') - 1);

const forms = batchedForms({
  name: 'gttrs',
  flags: { trans: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' } },
  sizes: ['n', 'nrhs'],
  operands: {
    dl: { length: besides, access: 'in' },
    d: { length: arg('n'), access: 'in' },
    du: { length: besides, access: 'in' },
    du2: { length: (a) => Math.max(0, num(a, 'n') - 2), access: 'in' },
    ipiv: pivots('in'),
    B: rightSides,
  },
  reports: 'none',
  flops: (a) => total(flopsGttrs(num(a, 'n'), num(a, 'nrhs'))),
});
export const gttrsStridedBatchedSpec: RoutineSpec = forms.strided;
export const gttrsBatchedSpec: RoutineSpec = forms.batched;
export const gttrsVbatchedSpec: RoutineSpec = forms.vbatched;

/**
 * Solves many tridiagonal systems of one size at equal distances with the factors that gttrf has computed; the factors may be the same for
 * all (stride 0).
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single runs on the GPU, double on the CPU. On a GPU each
 * problem is one thread's: batches are fast, a few long problems are not.
 *
 * Overwrites B. A zero on U's diagonal is divided by. Flops (5n - 4) nrhs batchCount. Source: LAPACK xGTTRS.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand right-hand sides, each with its own factors.
 * const each = { strideDl: 63, strideD: 64, strideDu: 63, strideDu2: 62, stridePiv: 64, ldb: 64, strideB: 64 };
 * await sgttrsStridedBatched(ctx.queue, { n: 64, nrhs: 1, dl, d, du, du2, ipiv, B, ...each, batchCount: 1000 });
 */
export async function gttrsStridedBatched<P extends Prec>(
  queue: Queue,
  args: GttrsStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  return runChecked(queue, bind(gttrsStridedBatchedSpec, queue.context, args, prec), gttrsBatchedCpu, gttrsBatchedGpu);
}

/**
 * gttrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries do
 * by arrays of pointers.
 *
 * @throws As gttrsStridedBatched.
 * @example
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsDl: at, offsetsD: at, offsetsDu: at, offsetsDu2: at, stridePiv: 4, ldb: 4, offsetsB: at };
 * await sgttrsBatched(ctx.queue, { n: 4, nrhs: 1, dl, d, du, du2, ipiv, B, ...places, batchCount: 2 });
 */
export async function gttrsBatched<P extends Prec>(queue: Queue, args: GttrsBatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(gttrsBatchedSpec, queue.context, args, prec), gttrsBatchedCpu, gttrsBatchedGpu);
}

/**
 * gttrsStridedBatched for problems of various sizes, at places that the host lists.
 *
 * @throws As gttrsStridedBatched.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const factors = { offsetsDl: [0, 2], offsetsD: [0, 3], offsetsDu: [0, 2], offsetsDu2: [0, 1], offsetsPiv: [0, 3] };
 * const sides = { nrhs: [1, 2], B, ldb: [3, 2], offsetsB: [0, 3] };
 * await sgttrsVbatched(ctx.queue, { n: [3, 2], dl, d, du, du2, ipiv, ...factors, ...sides });
 */
export async function gttrsVbatched<P extends Prec>(queue: Queue, args: GttrsVbatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(gttrsVbatchedSpec, queue.context, args, prec), gttrsBatchedCpu, gttrsBatchedGpu);
}

export const sgttrsStridedBatched = /* @__PURE__ */ only('s', gttrsStridedBatched<'s'>);
export const dgttrsStridedBatched = /* @__PURE__ */ only('d', gttrsStridedBatched<'d'>);
export const sgttrsBatched = /* @__PURE__ */ only('s', gttrsBatched<'s'>);
export const dgttrsBatched = /* @__PURE__ */ only('d', gttrsBatched<'d'>);
export const sgttrsVbatched = /* @__PURE__ */ only('s', gttrsVbatched<'s'>);
export const dgttrsVbatched = /* @__PURE__ */ only('d', gttrsVbatched<'d'>);
