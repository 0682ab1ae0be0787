// Public POTRI of a batch in three forms: arguments, specs, choice of backend. Algorithms: potriBatched.cpu.ts, potriBatched.gpu.ts.
import { bind } from '../../core/args.ts';
import {
  type AtOffsets,
  type AtPlaces,
  type AtStrides,
  batchedForms,
  type FailureOptions,
  type Integers,
  squareMatrix,
} from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import { flopsPotri, total } from '../../core/flops.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import { num, only, type RoutineSpec } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { runChecked } from '../batchOptions.ts';
import { potriBatchedCpu } from './potriBatched.cpu.ts';
import { potriBatchedGpu } from './potriBatched.gpu.ts';

/** A := A^-1 from A = L L^T ('l') or U^T U ('u') of potrf; A is n x n. What every form of a call has; `N` is a number, or a list with an entry per problem. */
interface PotriProblems<P extends Prec, N> extends FailureOptions {
  /** Which triangle holds the factor: 'l' or 'u'. */
  uplo: Uplo;
  n: N;
  /** In: L or U as potrf leaves it. Out: the same triangle of the inverse; where info is not 0, as it was. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: N;
  /** Out, one integer for each matrix. 0: done. i > 0: the i-th diagonal element of the factor is exactly zero, the first such i; A keeps it. */
  info: Ptr<'i'>;
}

/** Problems of one size, their matrices at equal distances. */
export type PotriStridedBatchedArgs<P extends Prec> = PotriProblems<P, number> & AtStrides<'A'>;
/** Problems of one size, their matrices at offsets that lie on the device. */
export type PotriBatchedArgs<P extends Prec> = PotriProblems<P, number> & AtOffsets<'A'>;
/** Problems of various sizes, as many as n has entries. */
export type PotriVbatchedArgs<P extends Prec> = PotriProblems<P, Integers> & AtPlaces<'A'>;

const forms = batchedForms({
  name: 'potri',
  flags: { uplo: { kind: 'flag', values: ['l', 'u'] } },
  sizes: ['n'],
  operands: {
    A: squareMatrix('inout'),
  },
  reports: 'info',
  flops: (a) => total(flopsPotri(num(a, 'n'))),
});
export const potriStridedBatchedSpec: RoutineSpec = forms.strided;
export const potriBatchedSpec: RoutineSpec = forms.batched;
export const potriVbatchedSpec: RoutineSpec = forms.vbatched;

/**
 * The inverses of many matrices of one size at equal distances from their Cholesky factorizations, in one triangle.
 *
 * On a GPU context single runs on the GPU, double on the CPU. A result depends on its own matrices alone, to the last bit: not on the
 * others, nor on their number.
 *
 * Overwrites info and, where info is 0, one triangle of the A; the other one is neither read nor written. Flops 2n^3/3 batchCount, to leading
 * order. Source: LAPACK xPOTRI, rocSOLVER potri_strided_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero on the diagonal only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, factored by spotrfStridedBatched.
 * const each = { lda: 16, strideA: 256, info, batchCount: 1000 };
 * await spotriStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, ...each });
 */
export async function potriStridedBatched<P extends Prec>(
  queue: Queue,
  args: PotriStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  return runChecked(queue, bind(potriStridedBatchedSpec, queue.context, args, prec), potriBatchedCpu, potriBatchedGpu);
}

/**
 * potriStridedBatched for matrices at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws As potriStridedBatched.
 * @example
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await spotriBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export async function potriBatched<P extends Prec>(queue: Queue, args: PotriBatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(potriBatchedSpec, queue.context, args, prec), potriBatchedCpu, potriBatchedGpu);
}

/**
 * potriStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws As potriStridedBatched.
 * @example
 * // A factored matrix of order 3, and behind it one of order 2.
 * await spotriVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export async function potriVbatched<P extends Prec>(queue: Queue, args: PotriVbatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(potriVbatchedSpec, queue.context, args, prec), potriBatchedCpu, potriBatchedGpu);
}

export const spotriStridedBatched = /* @__PURE__ */ only('s', potriStridedBatched<'s'>);
export const dpotriStridedBatched = /* @__PURE__ */ only('d', potriStridedBatched<'d'>);
export const spotriBatched = /* @__PURE__ */ only('s', potriBatched<'s'>);
export const dpotriBatched = /* @__PURE__ */ only('d', potriBatched<'d'>);
export const spotriVbatched = /* @__PURE__ */ only('s', potriVbatched<'s'>);
export const dpotriVbatched = /* @__PURE__ */ only('d', potriVbatched<'d'>);
