// Public POTRF of a batch in three forms: arguments, specs, choice of backend. Algorithms: potrfBatched.cpu.ts, potrfBatched.gpu.ts.
import { bind } from '../../core/args.ts';
import {
  type AtOffsets,
  type AtPlaces,
  type AtStrides,
  batchedForms,
  type Integers,
  type ReportOptions,
  squareMatrix,
} from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import { flopsPotrf, total } from '../../core/flops.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import { num, only, type RoutineSpec } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { runChecked } from '../batchOptions.ts';
import { potrfBatchedCpu } from './potrfBatched.cpu.ts';
import { potrfBatchedGpu } from './potrfBatched.gpu.ts';

/** A = L L^T ('l') or U^T U ('u'); A is n x n, symmetric positive definite. What every form of a call has; `N` is a number, or a list with an entry per problem. */
interface PotrfProblems<P extends Prec, N> extends ReportOptions {
  /** Which triangle of A is used: 'l' or 'u'. */
  uplo: Uplo;
  n: N;
  /** In: one triangle of A. Out: L or U in its place; the other triangle is neither read nor written. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: N;
  /**
   * Out, one integer for each matrix. 0: done. i > 0: its leading minor of order i is not positive definite, or has a NaN on its way, and none
   * smaller is like that; what its triangle holds is of no use.
   */
  info: Ptr<'i'>;
}

/** Problems of one size, their matrices at equal distances. */
export type PotrfStridedBatchedArgs<P extends Prec> = PotrfProblems<P, number> & AtStrides<'A'>;
/** Problems of one size, their matrices at offsets that lie on the device. */
export type PotrfBatchedArgs<P extends Prec> = PotrfProblems<P, number> & AtOffsets<'A'>;
/** Problems of various sizes, as many as n has entries. */
export type PotrfVbatchedArgs<P extends Prec> = PotrfProblems<P, Integers> & AtPlaces<'A'>;

const forms = batchedForms({
  name: 'potrf',
  flags: { uplo: { kind: 'flag', values: ['l', 'u'] } },
  sizes: ['n'],
  operands: {
    A: squareMatrix('inout'),
  },
  reports: 'nonfinite',
  flops: (a) => total(flopsPotrf(num(a, 'n'))),
});
export const potrfStridedBatchedSpec: RoutineSpec = forms.strided;
export const potrfBatchedSpec: RoutineSpec = forms.batched;
export const potrfVbatchedSpec: RoutineSpec = forms.vbatched;

/**
 * Cholesky factorization of many symmetric positive definite matrices of one size at equal distances.
 *
 * On the CPU small matrices are computed side by side, one in each lane of the processor's vectors, on all threads; on a GPU context single
 * runs on the GPU, double on the CPU. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites one triangle of the A, and info, the latter also where A is empty. Flops n^3/3 batchCount, to leading order. Source: LAPACK
 * xPOTRF, rocSOLVER potrf_strided_batched, MAGMA magma_<t>potrf_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * await spotrfStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, lda: 16, strideA: 256, info, batchCount: 1000 });
 */
export async function potrfStridedBatched<P extends Prec>(
  queue: Queue,
  args: PotrfStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  return runChecked(queue, bind(potrfStridedBatchedSpec, queue.context, args, prec), potrfBatchedCpu, potrfBatchedGpu);
}

/**
 * potrfStridedBatched for matrices at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws As potrfStridedBatched.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await spotrfBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export async function potrfBatched<P extends Prec>(queue: Queue, args: PotrfBatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(potrfBatchedSpec, queue.context, args, prec), potrfBatchedCpu, potrfBatchedGpu);
}

/**
 * potrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws As potrfStridedBatched.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * await spotrfVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export async function potrfVbatched<P extends Prec>(queue: Queue, args: PotrfVbatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(potrfVbatchedSpec, queue.context, args, prec), potrfBatchedCpu, potrfBatchedGpu);
}

export const spotrfStridedBatched = /* @__PURE__ */ only('s', potrfStridedBatched<'s'>);
export const dpotrfStridedBatched = /* @__PURE__ */ only('d', potrfStridedBatched<'d'>);
export const spotrfBatched = /* @__PURE__ */ only('s', potrfBatched<'s'>);
export const dpotrfBatched = /* @__PURE__ */ only('d', potrfBatched<'d'>);
export const spotrfVbatched = /* @__PURE__ */ only('s', potrfVbatched<'s'>);
export const dpotrfVbatched = /* @__PURE__ */ only('d', potrfVbatched<'d'>);
