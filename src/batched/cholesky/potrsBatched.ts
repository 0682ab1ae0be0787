// Public POTRS of a batch in three forms: arguments, specs, choice of backend. Algorithms: potrsBatched.cpu.ts, potrsBatched.gpu.ts.
import { bind } from '../../core/args.ts';
import {
  type AtOffsets,
  type AtPlaces,
  type AtStrides,
  batchedForms,
  type Integers,
  rightSides,
  type StorageOption,
  squareMatrix,
} from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import { flopsPotrs, total } from '../../core/flops.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import { num, only, type RoutineSpec } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { runChecked } from '../batchOptions.ts';
import { potrsBatchedCpu } from './potrsBatched.cpu.ts';
import { potrsBatchedGpu } from './potrsBatched.gpu.ts';

/** B := A^-1 B from A = L L^T ('l') or U^T U ('u') of potrf; A is n x n, B is n x nrhs. What every form of a call has; `N` is a number, or a list with an entry per problem. */
interface PotrsProblems<P extends Prec, N> extends StorageOption {
  /** Which triangle holds the factor: 'l' or 'u'. */
  uplo: Uplo;
  n: N;
  nrhs: N;
  /** L or U as potrf leaves it; the other triangle is not read. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: N;
  /** In: the right-hand sides. Out: the solutions. May lie in A's buffer if it shares no element with A. */
  B: Ptr<NoInfer<P>>;
  /** At least max(1, n); row-major at least max(1, nrhs). */
  ldb: N;
}

/** Problems of one size, their matrices at equal distances. */
export type PotrsStridedBatchedArgs<P extends Prec> = PotrsProblems<P, number> & AtStrides<'A' | 'B'>;
/** Problems of one size, their matrices at offsets that lie on the device. */
export type PotrsBatchedArgs<P extends Prec> = PotrsProblems<P, number> & AtOffsets<'A' | 'B'>;
/** Problems of various sizes, as many as n has entries. */
export type PotrsVbatchedArgs<P extends Prec> = PotrsProblems<P, Integers> & AtPlaces<'A' | 'B'>;

const forms = batchedForms({
  name: 'potrs',
  flags: { uplo: { kind: 'flag', values: ['l', 'u'] } },
  sizes: ['n', 'nrhs'],
  operands: {
    A: squareMatrix('in'),
    B: rightSides,
  },
  reports: 'none',
  flops: (a) => total(flopsPotrs(num(a, 'n'), num(a, 'nrhs'))),
});
export const potrsStridedBatchedSpec: RoutineSpec = forms.strided;
export const potrsBatchedSpec: RoutineSpec = forms.batched;
export const potrsVbatchedSpec: RoutineSpec = forms.vbatched;

/**
 * B := A^-1 B for many systems of one size at equal distances, from their Cholesky factorizations.
 *
 * On the CPU small systems are computed side by side, one in each lane of the processor's vectors, on all threads; on a GPU context single
 * runs on the GPU, double on the CPU. A result depends on its own matrices alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites B only. With strideA 0 one matrix serves all right-hand sides. Flops 2n^2 nrhs batchCount. Source: LAPACK xPOTRS, rocSOLVER
 * potrs_strided_batched, MAGMA magma_<t>potrs_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand systems of order 16 with one right-hand side, factored by spotrfStridedBatched.
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, batchCount: 1000 };
 * await spotrsStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, ...each });
 */
export async function potrsStridedBatched<P extends Prec>(
  queue: Queue,
  args: PotrsStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  return runChecked(queue, bind(potrsStridedBatchedSpec, queue.context, args, prec), potrsBatchedCpu, potrsBatchedGpu);
}

/**
 * potrsStridedBatched for matrices at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws As potrsStridedBatched.
 * @example
 * // Two right-hand sides of one 4 x 4 matrix, at 0 and 8 in B.
 * const [offsetsA, offsetsB] = [[0, 0], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await spotrsBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, ...places });
 */
export async function potrsBatched<P extends Prec>(queue: Queue, args: PotrsBatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(potrsBatchedSpec, queue.context, args, prec), potrsBatchedCpu, potrsBatchedGpu);
}

/**
 * potrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws As potrsStridedBatched.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await spotrsVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export async function potrsVbatched<P extends Prec>(queue: Queue, args: PotrsVbatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(potrsVbatchedSpec, queue.context, args, prec), potrsBatchedCpu, potrsBatchedGpu);
}

export const spotrsStridedBatched = /* @__PURE__ */ only('s', potrsStridedBatched<'s'>);
export const dpotrsStridedBatched = /* @__PURE__ */ only('d', potrsStridedBatched<'d'>);
export const spotrsBatched = /* @__PURE__ */ only('s', potrsBatched<'s'>);
export const dpotrsBatched = /* @__PURE__ */ only('d', potrsBatched<'d'>);
export const spotrsVbatched = /* @__PURE__ */ only('s', potrsVbatched<'s'>);
export const dpotrsVbatched = /* @__PURE__ */ only('d', potrsVbatched<'d'>);
