// Public QR of a batch with Q itself, in three forms: arguments, specs, choice of backend. Algorithms: qrBatched.cpu.ts, qrBatched.gpu.ts.
import { bind } from '../../core/args.ts';
import {
  type AtOffsets,
  type AtPlaces,
  type AtStrides,
  batchedForms,
  type Integers,
  type StorageOption,
} from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import { flopsGeqrf, flopsOrgqr, total } from '../../core/flops.ts';
import type { Ptr } from '../../core/matrix.ts';
import { arg, num, only, type RoutineSpec, type Values } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { runChecked } from '../batchOptions.ts';
import { qrBatchedCpu } from './qrBatched.cpu.ts';
import { qrBatchedGpu } from './qrBatched.gpu.ts';

/** A = Q R, reduced: k = min(m, n). What every form of a call has; `N` is a number, or a list with an entry per problem. */
interface QrProblems<P extends Prec, N> extends StorageOption {
  m: N;
  n: N;
  /** In, m x n. */
  A: Ptr<P>;
  /** At least max(1, m); row-major at least max(1, n). */
  lda: N;
  /** Out, m x k with orthonormal columns. */
  Q: Ptr<NoInfer<P>>;
  /** At least max(1, m); row-major at least max(1, k). */
  ldq: N;
  /** Out, k x n, upper trapezoidal; the zeros below the diagonal are written. */
  R: Ptr<NoInfer<P>>;
  /** At least max(1, k); row-major at least max(1, n). */
  ldr: N;
}

/** Problems of one size, their matrices at equal distances. */
export type QrStridedBatchedArgs<P extends Prec> = QrProblems<P, number> & AtStrides<'A' | 'Q' | 'R'>;
/** Problems of one size, their matrices at offsets that lie on the device. */
export type QrBatchedArgs<P extends Prec> = QrProblems<P, number> & AtOffsets<'A' | 'Q' | 'R'>;
/** Problems of various sizes, as many as n has entries. */
export type QrVbatchedArgs<P extends Prec> = QrProblems<P, Integers> & AtPlaces<'A' | 'Q' | 'R'>;

const order = (a: Values): number => Math.min(num(a, 'm'), num(a, 'n'));

const forms = batchedForms({
  name: 'qr',
  sizes: ['m', 'n'],
  operands: {
    A: { rows: arg('m'), cols: arg('n'), access: 'in' },
    Q: { rows: arg('m'), cols: order, access: 'out' },
    R: { rows: order, cols: arg('n'), access: 'out' },
  },
  reports: 'none',
  flops: (a) => total(flopsGeqrf(num(a, 'm'), num(a, 'n'))) + total(flopsOrgqr(num(a, 'm'), order(a), order(a))),
});
export const qrStridedBatchedSpec: RoutineSpec = forms.strided;
export const qrBatchedSpec: RoutineSpec = forms.batched;
export const qrVbatchedSpec: RoutineSpec = forms.vbatched;

/**
 * A = Q R for many matrices of one size at equal distances: Q itself, m x k with k = min(m, n), and R, k x n.
 *
 * What geqrf and orgqr give, and A is not changed. On a GPU context all sizes run on the GPU in single precision. Matrices of up to 128 rows and
 * columns take one dispatch for all of them and one pass over A. Larger ones are factored in workspace of their own size, 256 MiB of them at a
 * time, and those of more than 1024 rows one after the other. Double runs on the CPU. A result depends on its own matrix alone, to the last
 * bit: not on the others, nor on their number.
 *
 * Overwrites Q and R, which share no element with A. The columns of Q are orthonormal also where A has less than full rank; the diagonal
 * of R may be negative. A NaN spoils Q and R from its column on. Flops 4n^2 (m - n/3) batchCount for m >= n, to leading order. Source:
 * LAPACK xGEQRF, xORGQR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two thousand matrices of 12 x 5, packed one behind the other.
 * const [Q, R] = [ctx.alloc('s', 60 * 2000), ctx.alloc('s', 25 * 2000)];
 * const strides = { lda: 12, strideA: 60, ldq: 12, strideQ: 60, ldr: 5, strideR: 25 };
 * await sqrStridedBatched(ctx.queue, { m: 12, n: 5, A, Q, R, ...strides, batchCount: 2000 });
 */
export async function qrStridedBatched<P extends Prec>(
  queue: Queue,
  args: QrStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  const a = bind(qrStridedBatchedSpec, queue.context, args, prec);
  return runChecked(queue, a, qrBatchedCpu, qrBatchedGpu);
}

/**
 * qrStridedBatched for matrices at offsets that lie on the device, where an earlier routine may have computed them.
 *
 * @throws As qrStridedBatched.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsQ = ctx.upload('i', new Int32Array([0, 16]));
 * const places = { lda: 4, offsetsA, ldq: 4, offsetsQ, ldr: 4, offsetsR: offsetsQ };
 * await sqrBatched(ctx.queue, { m: 4, n: 4, A, Q, R, ...places, batchCount: 2 });
 */
export async function qrBatched<P extends Prec>(queue: Queue, args: QrBatchedArgs<P>, prec?: P): Promise<void> {
  const a = bind(qrBatchedSpec, queue.context, args, prec);
  return runChecked(queue, a, qrBatchedCpu, qrBatchedGpu);
}

/**
 * qrStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws As qrStridedBatched.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const places = { offsetsA: [0, 9], offsetsQ: [0, 9], offsetsR: [0, 9] };
 * await sqrVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, lda: [3, 2], Q, ldq: [3, 2], R, ldr: [3, 2], ...places });
 */
export async function qrVbatched<P extends Prec>(queue: Queue, args: QrVbatchedArgs<P>, prec?: P): Promise<void> {
  const a = bind(qrVbatchedSpec, queue.context, args, prec);
  return runChecked(queue, a, qrBatchedCpu, qrBatchedGpu);
}

export const sqrStridedBatched = /* @__PURE__ */ only('s', qrStridedBatched<'s'>);
export const dqrStridedBatched = /* @__PURE__ */ only('d', qrStridedBatched<'d'>);
export const sqrBatched = /* @__PURE__ */ only('s', qrBatched<'s'>);
export const dqrBatched = /* @__PURE__ */ only('d', qrBatched<'d'>);
export const sqrVbatched = /* @__PURE__ */ only('s', qrVbatched<'s'>);
export const dqrVbatched = /* @__PURE__ */ only('d', qrVbatched<'d'>);
