// Public SYRK of a batch, in three forms: arguments, checks, choice of backend. Algorithms: syrkBatched.cpu.ts, syrkBatched.gpu.ts.
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
import { flopsSyrk, total } from '../../core/flops.ts';
import type { Ptr, Trans, Uplo } from '../../core/matrix.ts';
import { num, only } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { syrkBatchedCpu } from './syrkBatched.cpu.ts';
import { syrkBatchedGpu } from './syrkBatched.gpu.ts';

/**
 * C_b := alpha A_b A_b^T + beta C_b (trans 'n') or C_b := alpha A_b^T A_b + beta C_b (trans 't', and 'c' for real numbers), C_b symmetric.
 *
 * A_b is n x k (trans 'n') or k x n, C_b is n x n with one triangle stored. What every form of a call has; `N` is a number, or a list with an
 * entry per problem.
 */
interface SyrkProblems<P extends Prec, N> extends StorageOption {
  /** Which triangle of C is stored, 'l' or 'u'. The other one is neither read nor written. */
  uplo: Uplo;
  /** Default 'n'. */
  trans?: Trans;
  n: N;
  k: N;
  /** Default 1. With alpha = 0 A is not read. */
  alpha?: number;
  A: Ptr<P>;
  /** At least max(1, rows of A); row-major at least max(1, its columns). */
  lda: N;
  /** Default 0: C is then written without being read. */
  beta?: number;
  /** In and out. May lie in the buffer of A if it shares no element with it. */
  C: Ptr<NoInfer<P>>;
  /** At least max(1, n). */
  ldc: N;
}

/** Problems of one size, their matrices at equal distances. */
export type SyrkStridedBatchedArgs<P extends Prec> = SyrkProblems<P, number> & AtStrides<'A' | 'C'>;
/** Problems of one size, their matrices at offsets that lie on the device. */
export type SyrkBatchedArgs<P extends Prec> = SyrkProblems<P, number> & AtOffsets<'A' | 'C'>;
/** Problems of various sizes, as many as n has entries. */
export type SyrkVbatchedArgs<P extends Prec> = SyrkProblems<P, Integers> & AtPlaces<'A' | 'C'>;

const forms = batchedForms({
  name: 'syrk',
  flags: {
    layout: STORAGE,
    uplo: { kind: 'flag', values: ['l', 'u'] },
    trans: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
  },
  sizes: ['n', 'k'],
  operands: {
    alpha: { scalar: 1 },
    A: {
      rows: (a) => num(a, a.trans === 'n' ? 'n' : 'k'),
      cols: (a) => num(a, a.trans === 'n' ? 'k' : 'n'),
      access: 'in',
    },
    beta: { scalar: 0 },
    C: squareMatrix('inout'),
  },
  reports: 'none',
  flops: (one) => total(flopsSyrk(num(one, 'k'), num(one, 'n'))),
});
export const syrkStridedBatchedSpec = forms.strided;
export const syrkBatchedSpec = forms.batched;
export const syrkVbatchedSpec = forms.vbatched;

/** Matrices by rows are their transposes by columns. */
function byColumns<A extends { layout: 'col' | 'row'; trans: Trans; uplo: Uplo }>(a: A): A {
  if (a.layout === 'col') return a;
  return { ...a, layout: 'col', trans: a.trans === 'n' ? 't' : 'n', uplo: a.uplo === 'l' ? 'u' : 'l' };
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
