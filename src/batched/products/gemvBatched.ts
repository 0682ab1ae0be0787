// Public GEMV of a batch, in three forms: arguments, checks, choice of backend. Algorithms: gemvBatched.cpu.ts, gemvBatched.gpu.ts.
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
import { flopsGemv, total } from '../../core/flops.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import { arg, num, only, type Values } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { gemvBatchedCpu } from './gemvBatched.cpu.ts';
import { gemvBatchedGpu } from './gemvBatched.gpu.ts';

/**
 * y_b := alpha op(A_b) x_b + beta y_b,   op(A) = A ('n') or A^T ('t', and 'c' for real numbers); A_b is m x n. What every form of a call has;
 * `N` is a number, or a list with an entry per problem.
 */
interface GemvProblems<P extends Prec, N> extends StorageOption {
  /** Default 'n'. */
  trans?: Trans;
  m: N;
  n: N;
  /** Default 1. With alpha = 0 neither A nor x is read. */
  alpha?: number;
  A: Ptr<P>;
  /** At least max(1, m); row-major at least max(1, n). */
  lda: N;
  /** n elements each if trans = 'n', else m. */
  x: Ptr<NoInfer<P>>;
  /** Default 1; positive. */
  incx?: number;
  /** Default 0: y is then written without being read. */
  beta?: number;
  /** In and out; m elements each if trans = 'n', else n. May lie in the buffer of A or x if it shares no element with them. */
  y: Ptr<NoInfer<P>>;
  /** Default 1; positive. */
  incy?: number;
}

/** Problems of one size, matrices and vectors at equal distances. */
export type GemvStridedBatchedArgs<P extends Prec> = GemvProblems<P, number> & AtStrides<'A' | 'X' | 'Y'>;
/** Problems of one size, matrices and vectors at offsets that lie on the device. */
export type GemvBatchedArgs<P extends Prec> = GemvProblems<P, number> & AtOffsets<'A' | 'X' | 'Y'>;
/** Problems of various sizes, as many as m has entries. */
export type GemvVbatchedArgs<P extends Prec> = GemvProblems<P, Integers> & AtPlaces<'A' | 'X' | 'Y'>;

const lenX = (a: Values): number => num(a, a.trans === 'n' ? 'n' : 'm');
const lenY = (a: Values): number => num(a, a.trans === 'n' ? 'm' : 'n');

const forms = batchedForms({
  name: 'gemv',
  flags: { layout: STORAGE, trans: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' } },
  sizes: ['m', 'n'],
  operands: {
    alpha: { scalar: 1 },
    A: { rows: arg('m'), cols: arg('n'), access: 'in' },
    x: { length: lenX, access: 'in' },
    beta: { scalar: 0 },
    y: { length: lenY, access: 'inout' },
  },
  reports: 'none',
  flops: (one) => total(flopsGemv(num(one, 'm'), num(one, 'n'))),
});
export const gemvStridedBatchedSpec = forms.strided;
export const gemvBatchedSpec = forms.batched;
export const gemvVbatchedSpec = forms.vbatched;

/** A matrix by rows is its transpose by columns. */
function byColumns<A extends { layout: 'col' | 'row'; trans: Trans; m: unknown; n: unknown }>(a: A): A {
  return a.layout === 'col' ? a : { ...a, layout: 'col', trans: a.trans === 'n' ? 't' : 'n', m: a.n, n: a.m };
}

/**
 * y_b := alpha op(A_b) x_b + beta y_b, matrices and vectors at equal distances.
 *
 * Overwrites the y_b only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. A result depends on its own problem alone,
 * to the last bit. On a GPU context single runs on the GPU, double on the CPU. Flops 2mn batchCount. Source: cuBLAS
 * cublas<t>gemvStridedBatched, MAGMA magmablas_<t>gemv_batched_strided.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand 8 x 8 matrices, each times its own vector.
 * const y = ctx.alloc('s', 8 * 1000);
 * const each = { lda: 8, strideA: 64, strideX: 8, strideY: 8, batchCount: 1000 };
 * await sgemvStridedBatched(ctx.queue, { m: 8, n: 8, A, x, y, ...each });
 */
export async function gemvStridedBatched<P extends Prec>(
  queue: Queue,
  args: GemvStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  const a = bind(gemvStridedBatchedSpec, queue.context, args, prec);
  if (a.m === 0 || a.n === 0 || a.batchCount === 0 || (a.alpha === 0 && a.beta === 1)) return;
  return queue.run(byColumns(a), gemvBatchedCpu, gemvBatchedGpu);
}

/**
 * y_b := alpha op(A_b) x_b + beta y_b, matrices and vectors at offsets that lie on the device; otherwise as gemvStridedBatched. Source:
 * cuBLAS cublas<t>gemvBatched, MAGMA magmablas_<t>gemv_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two vectors, the matrices in reverse order.
 * const [back, there] = [ctx.upload('i', Int32Array.of(64, 0)), ctx.upload('i', Int32Array.of(0, 8))];
 * const places = { offsetsA: back, offsetsX: there, offsetsY: there, batchCount: 2 };
 * await sgemvBatched(ctx.queue, { m: 8, n: 8, A, lda: 8, x, y, ...places });
 */
export async function gemvBatched<P extends Prec>(queue: Queue, args: GemvBatchedArgs<P>, prec?: P): Promise<void> {
  const a = bind(gemvBatchedSpec, queue.context, args, prec);
  if (a.m === 0 || a.n === 0 || a.batchCount === 0 || (a.alpha === 0 && a.beta === 1)) return;
  return queue.run(byColumns(a), gemvBatchedCpu, gemvBatchedGpu);
}

/**
 * y_b := alpha op(A_b) x_b + beta y_b, each of its own size; otherwise as gemvStridedBatched. Flops: the sum of 2 m(b) n(b). Source: MAGMA
 * magmablas_<t>gemv_vbatched.
 *
 * @throws ArgumentError naming the first illegal argument, its position, entry and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgemvVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], x, offsetsX: [0, 3], y, offsetsY: [0, 3] });
 */
export async function gemvVbatched<P extends Prec>(queue: Queue, args: GemvVbatchedArgs<P>, prec?: P): Promise<void> {
  const a = bind(gemvVbatchedSpec, queue.context, args, prec);
  if (a.m.length === 0 || (a.alpha === 0 && a.beta === 1)) return;
  return queue.run(byColumns(a), gemvBatchedCpu, gemvBatchedGpu);
}

export const sgemvStridedBatched = /* @__PURE__ */ only('s', gemvStridedBatched<'s'>);
export const dgemvStridedBatched = /* @__PURE__ */ only('d', gemvStridedBatched<'d'>);
export const sgemvBatched = /* @__PURE__ */ only('s', gemvBatched<'s'>);
export const dgemvBatched = /* @__PURE__ */ only('d', gemvBatched<'d'>);
export const sgemvVbatched = /* @__PURE__ */ only('s', gemvVbatched<'s'>);
export const dgemvVbatched = /* @__PURE__ */ only('d', gemvVbatched<'d'>);
