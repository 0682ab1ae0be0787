// Public SYRK of a batch, in three forms: arguments, checks, choice of backend. Algorithms: syrkBatched.cpu.ts, syrkBatched.gpu.ts.
import { bind } from '../core/args.ts';
import { flopsSyrk, total } from '../core/flops.ts';
import type { Ptr, Trans, Uplo } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { arg, num, only, type Values } from '../core/spec.ts';
import type { Queue } from '../runtime/queue.ts';
import { batchedForms } from './blasForms.ts';
import type { List } from './deviceBatch.ts';
import { syrkBatchedCpu } from './syrkBatched.cpu.ts';
import { syrkBatchedGpu } from './syrkBatched.gpu.ts';

/**
 * C_b := alpha A_b A_b^T + beta C_b (trans 'n') or C_b := alpha A_b^T A_b + beta C_b (trans 't', and 'c' for real numbers), C_b symmetric.
 *
 * A_b is n x k (trans 'n') or k x n, C_b is n x n with one triangle stored.
 */
interface SyrkForm<P extends Prec> {
  /** How the matrices are stored: 'col' by columns (default), 'row' by rows. */
  layout?: 'col' | 'row';
  /** Which triangle of C is stored, 'l' or 'u'. The other one is neither read nor written. */
  uplo: Uplo;
  /** Default 'n'. */
  trans?: Trans;
  /** Default 1. With alpha = 0 A is not read. */
  alpha?: number;
  A: Ptr<P>;
  /** Default 0: C is then written without being read. */
  beta?: number;
  /** In and out. May lie in the buffer of A if it shares no element with it. */
  C: Ptr<NoInfer<P>>;
}

interface SyrkEqual<P extends Prec> extends SyrkForm<P> {
  n: number;
  k: number;
  /** At least max(1, rows of A); by rows at least max(1, its columns). */
  lda: number;
  /** At least max(1, n). */
  ldc: number;
  /** With 0 nothing is done. */
  batchCount: number;
}

/** All of one size, at equal distances. */
export interface SyrkStridedBatchedArgs<P extends Prec> extends SyrkEqual<P> {
  /** Elements from one matrix to the next; 0 gives all the same A. */
  strideA: number;
  /** Keeps the C_b apart. */
  strideC: number;
}

/** All of one size, at offsets that lie on the device. */
export interface SyrkBatchedArgs<P extends Prec> extends SyrkEqual<P> {
  /** batchCount integers: A_b begins so many elements behind A. A problem of which a matrix is not inside its buffer is left out. */
  offsetsA: Ptr<'i'>;
  /** The C_b share no element with each other, nor with any A: that is not checked. */
  offsetsC: Ptr<'i'>;
}

/** Various sizes and places, each list with an entry per problem. */
export interface SyrkVbatchedArgs<P extends Prec> extends SyrkForm<P> {
  n: List;
  k: List;
  /** At least max(1, rows of A_b); by rows at least max(1, its columns). */
  lda: List;
  /** A_b begins offsetsA(b) >= 0 elements behind A. Several b may have the same A. */
  offsetsA: List;
  /** At least max(1, n(b)). */
  ldc: List;
  offsetsC: List;
}

/** Whether the stored columns of A have n elements. */
const isTall = (a: Values): boolean => (a.layout === 'col') === (a.trans === 'n');

const forms = batchedForms({
  name: 'syrk',
  args: {
    layout: { kind: 'flag', values: ['col', 'row'], default: 'col' },
    uplo: { kind: 'flag', values: ['l', 'u'] },
    trans: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
    n: { kind: 'size' },
    k: { kind: 'size' },
    alpha: { kind: 'scalar', default: 1 },
    A: {
      kind: 'matrix',
      rows: (a) => num(a, isTall(a) ? 'n' : 'k'),
      cols: (a) => num(a, isTall(a) ? 'k' : 'n'),
      ld: 'lda',
      access: 'in',
    },
    lda: { kind: 'ld', of: 'A' },
    beta: { kind: 'scalar', default: 0 },
    C: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'ldc', access: 'inout' },
    ldc: { kind: 'ld', of: 'C' },
  },
  flops: (one) => total(flopsSyrk(num(one, 'k'), num(one, 'n'))),
});
export const syrkStridedBatchedSpec = forms.strided;
export const syrkBatchedSpec = forms.batched;
export const syrkVbatchedSpec = forms.vbatched;

/** Matrices by rows are their transposes by columns. */
function byColumns<A extends { layout: 'col' | 'row'; trans: Trans; uplo: Uplo }>(a: A): A {
  if (a.layout === 'col') return a;
  return { ...a, trans: a.trans === 'n' ? 't' : 'n', uplo: a.uplo === 'l' ? 'u' : 'l' };
}

/**
 * C_b := alpha A_b A_b^T + beta C_b or C_b := alpha A_b^T A_b + beta C_b on one triangle of each C_b, all at equal distances.
 *
 * Overwrites those triangles only. A result depends on its own problem alone, to the last bit. On a GPU context single runs on the GPU,
 * double on the CPU. Flops k n (n + 1) batchCount. Source: rocBLAS syrk_strided_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // The Gram matrices of a thousand 20 x 4 matrices.
 * const C = ctx.alloc('s', 16 * 1000);
 * const each = { lda: 20, strideA: 80, ldc: 4, strideC: 16, batchCount: 1000 };
 * await ssyrkStridedBatched(ctx.queue, { uplo: 'l', trans: 't', n: 4, k: 20, A, C, ...each });
 */
export async function syrkStridedBatched<P extends Prec>(
  queue: Queue,
  args: SyrkStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  const a = bind(syrkStridedBatchedSpec, queue.context, args, prec);
  if (a.n === 0 || a.batchCount === 0) return;
  return queue.run(byColumns(a), syrkBatchedCpu, syrkBatchedGpu);
}

/**
 * C_b := alpha A_b A_b^T + beta C_b or C_b := alpha A_b^T A_b + beta C_b, the matrices at offsets that lie on the device; otherwise as
 * syrkStridedBatched. Source: MAGMA magmablas_<t>syrk_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two results of one matrix and another.
 * const [back, there] = [ctx.upload('i', Int32Array.of(80, 0)), ctx.upload('i', Int32Array.of(0, 16))];
 * const places = { offsetsA: back, offsetsC: there, batchCount: 2 };
 * await ssyrkBatched(ctx.queue, { uplo: 'l', trans: 't', n: 4, k: 20, A, lda: 20, C, ldc: 4, ...places });
 */
export async function syrkBatched<P extends Prec>(queue: Queue, args: SyrkBatchedArgs<P>, prec?: P): Promise<void> {
  const a = bind(syrkBatchedSpec, queue.context, args, prec);
  if (a.n === 0 || a.batchCount === 0) return;
  return queue.run(byColumns(a), syrkBatchedCpu, syrkBatchedGpu);
}

/**
 * C_b := alpha A_b A_b^T + beta C_b or C_b := alpha A_b^T A_b + beta C_b, each of its own size; otherwise as syrkStridedBatched. Flops: the
 * sum of k(b) n(b) (n(b) + 1). Source: MAGMA magmablas_<t>syrk_vbatched.
 *
 * @throws ArgumentError naming the first illegal argument, its position, entry and rule; DisposedError for a disposed buffer.
 * @example
 * // Of a 3 x 5 matrix, and of one of 2 x 2 behind it.
 * const sizes = { n: [3, 2], k: [5, 2], lda: [3, 2], ldc: [3, 2] };
 * await ssyrkVbatched(ctx.queue, { uplo: 'l', ...sizes, A, offsetsA: [0, 15], C, offsetsC: [0, 9] });
 */
export async function syrkVbatched<P extends Prec>(queue: Queue, args: SyrkVbatchedArgs<P>, prec?: P): Promise<void> {
  const a = bind(syrkVbatchedSpec, queue.context, args, prec);
  if (a.n.length === 0) return;
  return queue.run(byColumns(a), syrkBatchedCpu, syrkBatchedGpu);
}

export const ssyrkStridedBatched = /* @__PURE__ */ only('s', syrkStridedBatched<'s'>);
export const dsyrkStridedBatched = /* @__PURE__ */ only('d', syrkStridedBatched<'d'>);
export const ssyrkBatched = /* @__PURE__ */ only('s', syrkBatched<'s'>);
export const dsyrkBatched = /* @__PURE__ */ only('d', syrkBatched<'d'>);
export const ssyrkVbatched = /* @__PURE__ */ only('s', syrkVbatched<'s'>);
export const dsyrkVbatched = /* @__PURE__ */ only('d', syrkVbatched<'d'>);
