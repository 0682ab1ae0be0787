// Public LANSY of a batch in three forms: arguments, specs, choice of backend. Algorithms: langeBatched.cpu.ts, langeBatch.gpu.ts.
import { NORMS, type Norm } from '../../blas3/norms/norm.ts';
import { bind } from '../../core/args.ts';
import {
  type AtOffsets,
  type AtPlaces,
  type AtStrides,
  batchedForms,
  type Integers,
  type StorageOption,
  squareMatrix,
} from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import { num, only, type RoutineSpec } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { runChecked } from '../batchOptions.ts';
import { withLists } from '../problemLists.ts';
import { lansyBatchedCpu } from './lansyBatched.cpu.ts';
import { lansyBatchedGpu } from './lansyBatched.gpu.ts';

/** The norms of symmetric matrices A of order n, of which one triangle is read. What every form of a call has; `N` is a number, or a list with an entry per problem. */
interface LansyProblems<P extends Prec, N> extends StorageOption {
  /** 'm' largest magnitude, 'o' or '1' largest column sum, 'i' largest row sum, 'f' or 'e' Frobenius. */
  norm: Norm;
  /** The triangle of A that is read. */
  uplo: Uplo;
  n: N;
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: N;
  /** Out, one element for each matrix, one after the other. */
  result: Ptr<NoInfer<P>>;
}

/** Problems of one size, their matrices at equal distances. */
export type LansyStridedBatchedArgs<P extends Prec> = LansyProblems<P, number> & AtStrides<'A'>;
/** Problems of one size, their matrices at offsets that lie on the device. */
export type LansyBatchedArgs<P extends Prec> = LansyProblems<P, number> & AtOffsets<'A'>;
/** Problems of various sizes, as many as n has entries. */
export type LansyVbatchedArgs<P extends Prec> = LansyProblems<P, Integers> & AtPlaces<'A'>;

const forms = withLists(
  batchedForms({
    name: 'lansy',
    flags: { norm: { kind: 'flag', values: NORMS }, uplo: { kind: 'flag', values: ['l', 'u'] } },
    sizes: ['n'],
    operands: { A: squareMatrix('in') },
    reports: 'none',
    flops: (a) => num(a, 'n') ** 2,
  }),
  'A',
  { result: { access: 'out' } },
);
export const lansyStridedBatchedSpec: RoutineSpec = forms.strided;
export const lansyBatchedSpec: RoutineSpec = forms.batched;
export const lansyVbatchedSpec: RoutineSpec = forms.vbatched;

/**
 * The norms of many symmetric matrices of one size at equal distances: max, one (the same as infinity) or Frobenius.
 *
 * Overwrites result, which stays on the device. NaN in any element that is read gives NaN; sums of squares neither overflow nor underflow
 * unless the norm does. Of a matrix that would leave its buffer (at offsets on the device) the norm is 0. On a GPU context single runs on the
 * GPU, double on the CPU. A result depends on its own matrix alone, to the last bit. Flops about n^2 batchCount. Source: LAPACK xLANSY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const result = ctx.alloc('s', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await slansyStridedBatched(ctx.queue, { norm: '1', uplo: 'l', n: 16, A, result, ...each });
 */
export async function lansyStridedBatched<P extends Prec>(
  queue: Queue,
  args: LansyStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  return runChecked(queue, bind(lansyStridedBatchedSpec, queue.context, args, prec), lansyBatchedCpu, lansyBatchedGpu);
}

/**
 * lansyStridedBatched for matrices at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws As lansyStridedBatched.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await slansyBatched(ctx.queue, { norm: 'f', uplo: 'l', n: 4, A, lda: 4, offsetsA, result, batchCount: 2 });
 */
export async function lansyBatched<P extends Prec>(queue: Queue, args: LansyBatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(lansyBatchedSpec, queue.context, args, prec), lansyBatchedCpu, lansyBatchedGpu);
}

/**
 * lansyStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws As lansyStridedBatched.
 * @example
 * // Of order 3, and behind it one of order 2.
 * await slansyVbatched(ctx.queue, { norm: '1', uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], result });
 */
export async function lansyVbatched<P extends Prec>(queue: Queue, args: LansyVbatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(lansyVbatchedSpec, queue.context, args, prec), lansyBatchedCpu, lansyBatchedGpu);
}

export const slansyStridedBatched = /* @__PURE__ */ only('s', lansyStridedBatched<'s'>);
export const dlansyStridedBatched = /* @__PURE__ */ only('d', lansyStridedBatched<'d'>);
export const slansyBatched = /* @__PURE__ */ only('s', lansyBatched<'s'>);
export const dlansyBatched = /* @__PURE__ */ only('d', lansyBatched<'d'>);
export const slansyVbatched = /* @__PURE__ */ only('s', lansyVbatched<'s'>);
export const dlansyVbatched = /* @__PURE__ */ only('d', lansyVbatched<'d'>);
