// Public TRSV of a batch, in three forms: arguments, checks, choice of backend. Algorithms: trsvBatched.cpu.ts, trsvBatched.gpu.ts.
import { bind } from '../../core/args.ts';
import {
  type AtOffsets,
  type AtPlaces,
  type AtStrides,
  batchedForms,
  type Integers,
  STORAGE,
  type StorageOption,
  squareMatrix,
} from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Diag, Ptr, Trans, Uplo } from '../../core/matrix.ts';
import { arg, num, only } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { trsvBatchedCpu } from './trsvBatched.cpu.ts';
import { trsvBatchedGpu } from './trsvBatched.gpu.ts';

/**
 * x_b := op(A_b)^-1 x_b, A_b triangular of order n. op(A) = A ('n') or A^T ('t', and 'c' for real numbers). What every form of a call has; `N`
 * is a number, or a list with an entry per problem.
 */
interface TrsvProblems<P extends Prec, N> extends StorageOption {
  /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
  uplo: Uplo;
  /** Default 'n'. */
  trans?: Trans;
  /** Default 'n'. With 'u' the diagonal of A is taken as ones and not read. */
  diag?: Diag;
  n: N;
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: N;
  /** In: the vectors. Out: the solutions. May lie in the buffer of A if it shares no element with it. */
  x: Ptr<NoInfer<P>>;
  /** Default 1; positive. */
  incx?: number;
}

/** Problems of one order, matrices and vectors at equal distances. */
export type TrsvStridedBatchedArgs<P extends Prec> = TrsvProblems<P, number> & AtStrides<'A' | 'X'>;
/** Problems of one order, matrices and vectors at offsets that lie on the device. */
export type TrsvBatchedArgs<P extends Prec> = TrsvProblems<P, number> & AtOffsets<'A' | 'X'>;
/** Problems of various orders, as many as n has entries. */
export type TrsvVbatchedArgs<P extends Prec> = TrsvProblems<P, Integers> & AtPlaces<'A' | 'X'>;

const forms = batchedForms({
  name: 'trsv',
  flags: {
    layout: STORAGE,
    uplo: { kind: 'flag', values: ['l', 'u'] },
    trans: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
    diag: { kind: 'flag', values: ['n', 'u'], default: 'n' },
  },
  sizes: ['n'],
  operands: {
    A: squareMatrix('in'),
    x: { length: arg('n'), access: 'inout' },
  },
  reports: 'none',
  flops: (one) => num(one, 'n') ** 2,
});
export const trsvStridedBatchedSpec = forms.strided;
export const trsvBatchedSpec = forms.batched;
export const trsvVbatchedSpec = forms.vbatched;

/** A matrix by rows is its transpose by columns. */
function byColumns<A extends { layout: 'col' | 'row'; trans: Trans; uplo: Uplo }>(a: A): A {
  if (a.layout === 'col') return a;
  return { ...a, layout: 'col', trans: a.trans === 'n' ? 't' : 'n', uplo: a.uplo === 'l' ? 'u' : 'l' };
}

/**
 * x_b := op(A_b)^-1 x_b, A_b triangular, matrices and vectors at equal distances.
 *
 * Overwrites the x_b only. Whether an A_b is singular is not tested: a zero on its diagonal gives infinities and NaN in its x. A result
 * depends on its own problem alone, to the last bit. On a GPU context single runs on the GPU, double on the CPU. Flops n^2 batchCount.
 * Source: rocBLAS trsv_strided_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand lower triangles of order 8, each for its own vector.
 * const each = { lda: 8, strideA: 64, strideX: 8, batchCount: 1000 };
 * await strsvStridedBatched(ctx.queue, { uplo: 'l', n: 8, A: L, x, ...each });
 */
export async function trsvStridedBatched<P extends Prec>(
  queue: Queue,
  args: TrsvStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  const a = bind(trsvStridedBatchedSpec, queue.context, args, prec);
  if (a.n === 0 || a.batchCount === 0) return;
  return queue.run(byColumns(a), trsvBatchedCpu, trsvBatchedGpu);
}

/**
 * x_b := op(A_b)^-1 x_b, matrices and vectors at offsets that lie on the device; otherwise as trsvStridedBatched. Source: MAGMA
 * magmablas_<t>trsv_batched, rocBLAS trsv_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two vectors with the same triangle.
 * const [same, there] = [ctx.upload('i', Int32Array.of(0, 0)), ctx.upload('i', Int32Array.of(0, 8))];
 * await strsvBatched(ctx.queue, { uplo: 'l', n: 8, A: L, lda: 8, offsetsA: same, x, offsetsX: there, batchCount: 2 });
 */
export async function trsvBatched<P extends Prec>(queue: Queue, args: TrsvBatchedArgs<P>, prec?: P): Promise<void> {
  const a = bind(trsvBatchedSpec, queue.context, args, prec);
  if (a.n === 0 || a.batchCount === 0) return;
  return queue.run(byColumns(a), trsvBatchedCpu, trsvBatchedGpu);
}

/**
 * x_b := op(A_b)^-1 x_b, each of its own order; otherwise as trsvStridedBatched. Flops: the sum of n(b)^2. Source: as trsmVbatched.
 *
 * @throws ArgumentError naming the first illegal argument, its position, entry and rule; DisposedError for a disposed buffer.
 * @example
 * // A triangle of order 3, and behind it one of order 2.
 * await strsvVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A: L, lda: [3, 2], offsetsA: [0, 9], x, offsetsX: [0, 3] });
 */
export async function trsvVbatched<P extends Prec>(queue: Queue, args: TrsvVbatchedArgs<P>, prec?: P): Promise<void> {
  const a = bind(trsvVbatchedSpec, queue.context, args, prec);
  if (a.n.length === 0) return;
  return queue.run(byColumns(a), trsvBatchedCpu, trsvBatchedGpu);
}

export const strsvStridedBatched = /* @__PURE__ */ only('s', trsvStridedBatched<'s'>);
export const dtrsvStridedBatched = /* @__PURE__ */ only('d', trsvStridedBatched<'d'>);
export const strsvBatched = /* @__PURE__ */ only('s', trsvBatched<'s'>);
export const dtrsvBatched = /* @__PURE__ */ only('d', trsvBatched<'d'>);
export const strsvVbatched = /* @__PURE__ */ only('s', trsvVbatched<'s'>);
export const dtrsvVbatched = /* @__PURE__ */ only('d', trsvVbatched<'d'>);
