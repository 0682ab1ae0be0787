// Public TRSM of a batch, in three forms: arguments, checks, choice of backend. Algorithms: trsmBatched.cpu.ts, trsmBatched.gpu.ts.
import { bind } from '../../core/args.ts';
import {
  type AtOffsets,
  type AtPlaces,
  type AtStrides,
  batchedForms,
  type Integers,
  STORAGE,
  type StorageOption,
} from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import { flopsTrsm, total } from '../../core/flops.ts';
import type { Diag, Ptr, Side, Trans, Uplo } from '../../core/matrix.ts';
import { arg, num, only, type Values } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { trsmBatchedCpu } from './trsmBatched.cpu.ts';
import { trsmBatchedGpu } from './trsmBatched.gpu.ts';

/**
 * B_b := alpha op(A_b)^-1 B_b (side 'l') or B_b := alpha B_b op(A_b)^-1 (side 'r'),   op(A) = A ('n') or A^T ('t', and 'c' for real numbers).
 *
 * A_b is triangular of order m (side 'l') or n (side 'r'), B_b is m x n. What every form of a call has; `N` is a number, or a list with an
 * entry per problem.
 */
interface TrsmProblems<P extends Prec, N> extends StorageOption {
  /** 'l': op(A) X = alpha B; 'r': X op(A) = alpha B. */
  side: Side;
  /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
  uplo: Uplo;
  /** Default 'n'. */
  transA?: Trans;
  /** Default 'n'. With 'u' the diagonal of A is taken as ones and not read. */
  diag?: Diag;
  m: N;
  n: N;
  /** Default 1. With alpha = 0, B becomes zero and neither A nor B is read. */
  alpha?: number;
  A: Ptr<P>;
  /** At least max(1, order of A). */
  lda: N;
  /** In: the right-hand sides. Out: the solutions. May lie in the buffer of A if it shares no element with it. */
  B: Ptr<NoInfer<P>>;
  /** At least max(1, m); row-major at least max(1, n). */
  ldb: N;
}

/** Problems of one size, their matrices at equal distances. */
export type TrsmStridedBatchedArgs<P extends Prec> = TrsmProblems<P, number> & AtStrides<'A' | 'B'>;
/** Problems of one size, their matrices at offsets that lie on the device. */
export type TrsmBatchedArgs<P extends Prec> = TrsmProblems<P, number> & AtOffsets<'A' | 'B'>;
/** Problems of various sizes, as many as m has entries. */
export type TrsmVbatchedArgs<P extends Prec> = TrsmProblems<P, Integers> & AtPlaces<'A' | 'B'>;

const order = (a: Values): number => num(a, a.side === 'l' ? 'm' : 'n');

const forms = batchedForms({
  name: 'trsm',
  flags: {
    layout: STORAGE,
    side: { kind: 'flag', values: ['l', 'r'] },
    uplo: { kind: 'flag', values: ['l', 'u'] },
    transA: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
    diag: { kind: 'flag', values: ['n', 'u'], default: 'n' },
  },
  sizes: ['m', 'n'],
  operands: {
    alpha: { scalar: 1 },
    A: { rows: order, cols: order, access: 'in' },
    B: { rows: arg('m'), cols: arg('n'), access: 'inout' },
  },
  reports: 'none',
  flops: (one) => total(flopsTrsm(one.side === 'l' ? 'l' : 'r', num(one, 'm'), num(one, 'n'))),
});
export const trsmStridedBatchedSpec = forms.strided;
export const trsmBatchedSpec = forms.batched;
export const trsmVbatchedSpec = forms.vbatched;

interface Stored {
  readonly layout: 'col' | 'row';
  readonly side: Side;
  readonly uplo: Uplo;
  readonly m: unknown;
  readonly n: unknown;
}

/** Matrices by rows are their transposes by columns: X^T op(A)^T = B^T has the other side, and A^T the other triangle. */
function byColumns<A extends Stored>(a: A): A {
  if (a.layout === 'col') return a;
  const [side, uplo] = [a.side === 'l' ? 'r' : 'l', a.uplo === 'l' ? 'u' : 'l'] as const;
  return { ...a, layout: 'col', side, uplo, m: a.n, n: a.m };
}

/**
 * B_b := alpha op(A_b)^-1 B_b or B_b := alpha B_b op(A_b)^-1, A_b triangular, all at equal distances.
 *
 * Overwrites the B_b only. Whether an A_b is singular is not tested: a zero on its diagonal gives infinities and NaN in its B. A result
 * depends on its own problem alone, to the last bit. On a GPU context single runs on the GPU, double on the CPU. Flops n m^2 batchCount
 * (side 'l') or m n^2 batchCount (side 'r'). Source: MAGMA magmablas_<t>trsm_batched, rocBLAS trsm_strided_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand lower triangles of order 8, each for two right-hand sides.
 * const each = { lda: 8, strideA: 64, ldb: 8, strideB: 16, batchCount: 1000 };
 * await strsmStridedBatched(ctx.queue, { side: 'l', uplo: 'l', m: 8, n: 2, A: L, B, ...each });
 */
export async function trsmStridedBatched<P extends Prec>(
  queue: Queue,
  args: TrsmStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  const a = bind(trsmStridedBatchedSpec, queue.context, args, prec);
  if (a.m === 0 || a.n === 0 || a.batchCount === 0) return;
  return queue.run(byColumns(a), trsmBatchedCpu, trsmBatchedGpu);
}

/**
 * B_b := alpha op(A_b)^-1 B_b or B_b := alpha B_b op(A_b)^-1, the matrices at offsets that lie on the device; otherwise as
 * trsmStridedBatched. Source: cuBLAS cublas<t>trsmBatched, MAGMA magmablas_<t>trsm_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two right-hand sides with the same triangle.
 * const [same, there] = [ctx.upload('i', Int32Array.of(0, 0)), ctx.upload('i', Int32Array.of(0, 8))];
 * const places = { offsetsA: same, offsetsB: there, batchCount: 2 };
 * await strsmBatched(ctx.queue, { side: 'l', uplo: 'l', m: 8, n: 1, A: L, lda: 8, B, ldb: 8, ...places });
 */
export async function trsmBatched<P extends Prec>(queue: Queue, args: TrsmBatchedArgs<P>, prec?: P): Promise<void> {
  const a = bind(trsmBatchedSpec, queue.context, args, prec);
  if (a.m === 0 || a.n === 0 || a.batchCount === 0) return;
  return queue.run(byColumns(a), trsmBatchedCpu, trsmBatchedGpu);
}

/**
 * B_b := alpha op(A_b)^-1 B_b or B_b := alpha B_b op(A_b)^-1, each of its own size; otherwise as trsmStridedBatched. Flops: the sum over
 * the problems. Source: MAGMA magmablas_<t>trsm_vbatched.
 *
 * @throws ArgumentError naming the first illegal argument, its position, entry and rule; DisposedError for a disposed buffer.
 * @example
 * // A triangle of order 3, and behind it one of order 2 for four right-hand sides.
 * const sizes = { m: [3, 2], n: [1, 4], lda: [3, 2], ldb: [3, 2] };
 * await strsmVbatched(ctx.queue, { side: 'l', uplo: 'l', ...sizes, A: L, offsetsA: [0, 9], B, offsetsB: [0, 3] });
 */
export async function trsmVbatched<P extends Prec>(queue: Queue, args: TrsmVbatchedArgs<P>, prec?: P): Promise<void> {
  const a = bind(trsmVbatchedSpec, queue.context, args, prec);
  if (a.m.length === 0) return;
  return queue.run(byColumns(a), trsmBatchedCpu, trsmBatchedGpu);
}

export const strsmStridedBatched = /* @__PURE__ */ only('s', trsmStridedBatched<'s'>);
export const dtrsmStridedBatched = /* @__PURE__ */ only('d', trsmStridedBatched<'d'>);
export const strsmBatched = /* @__PURE__ */ only('s', trsmBatched<'s'>);
export const dtrsmBatched = /* @__PURE__ */ only('d', trsmBatched<'d'>);
export const strsmVbatched = /* @__PURE__ */ only('s', trsmVbatched<'s'>);
export const dtrsmVbatched = /* @__PURE__ */ only('d', trsmVbatched<'d'>);
