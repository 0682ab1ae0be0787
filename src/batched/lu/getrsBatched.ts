// Public GETRS of a batch in three forms: arguments, specs, choice of backend. Algorithms: getrsBatched.cpu.ts, getrsBatched.gpu.ts.
import { bind } from '../../core/args.ts';
import {
  type AtOffsets,
  type AtPlaces,
  type AtStrides,
  batchedForms,
  type Integers,
  pivots,
  rightSides,
  type StorageOption,
  squareMatrix,
} from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import { flopsGetrs, total } from '../../core/flops.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import { num, only, type RoutineSpec } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { runChecked } from '../batchOptions.ts';
import { getrsBatchedCpu } from './getrsBatched.cpu.ts';
import { getrsBatchedGpu } from './getrsBatched.gpu.ts';

/** B := op(A)^-1 B from P A = L U of getrf, op(A) = A ('n') or A^T ('t', and 'c' for real numbers); A is n x n, B is n x nrhs. What every form of a call has; `N` is a number, or a list with an entry per problem. */
interface GetrsProblems<P extends Prec, N> extends StorageOption {
  /** Default 'n'. */
  trans?: Trans;
  n: N;
  nrhs: N;
  /** L and U as getrf leaves them. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: N;
  /** n pivots for each matrix as getrf leaves them. Those that are not in 1..n are taken for the nearest that is. */
  ipiv: Ptr<'i'>;
  /** In: the right-hand sides. Out: the solutions. May lie in A's buffer if it shares no element with A. */
  B: Ptr<NoInfer<P>>;
  /** At least max(1, n); row-major at least max(1, nrhs). */
  ldb: N;
}

/** Problems of one size, their matrices at equal distances. */
export type GetrsStridedBatchedArgs<P extends Prec> = GetrsProblems<P, number> & AtStrides<'A' | 'B' | 'Piv'>;
/** Problems of one size, their matrices at offsets that lie on the device. */
export type GetrsBatchedArgs<P extends Prec> = GetrsProblems<P, number> & AtOffsets<'A' | 'B', 'Piv'>;
/** Problems of various sizes, as many as n has entries. */
export type GetrsVbatchedArgs<P extends Prec> = GetrsProblems<P, Integers> & AtPlaces<'A' | 'B' | 'Piv'>;

const forms = batchedForms({
  name: 'getrs',
  flags: { trans: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' } },
  sizes: ['n', 'nrhs'],
  operands: {
    A: squareMatrix('in'),
    ipiv: pivots('in'),
    B: rightSides,
  },
  reports: 'none',
  flops: (a) => total(flopsGetrs(num(a, 'n'), num(a, 'nrhs'))),
});
export const getrsStridedBatchedSpec: RoutineSpec = forms.strided;
export const getrsBatchedSpec: RoutineSpec = forms.batched;
export const getrsVbatchedSpec: RoutineSpec = forms.vbatched;

/**
 * B := op(A)^-1 B for many systems of one size at equal distances, from their LU factorizations.
 *
 * On the CPU small systems are computed side by side, one in each lane of the processor's vectors, on all threads; on a GPU context single
 * runs on the GPU, double on the CPU. A result depends on its own matrices alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites B only. Whether U is singular is not tested (the info of getrf says so): a zero on its diagonal gives infinities and NaN in B.
 * With strideA and stridePiv 0 one matrix serves all right-hand sides. Flops nrhs n (2n - 1) batchCount. Source: LAPACK xGETRS, rocSOLVER
 * getrs_strided_batched, MAGMA magma_<t>getrs_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand systems of order 16 with one right-hand side, factored by sgetrfStridedBatched.
 * const each = { lda: 16, strideA: 256, stridePiv: 16, ldb: 16, strideB: 16, batchCount: 1000 };
 * await sgetrsStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, ipiv, B, ...each });
 */
export async function getrsStridedBatched<P extends Prec>(
  queue: Queue,
  args: GetrsStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  return runChecked(queue, bind(getrsStridedBatchedSpec, queue.context, args, prec), getrsBatchedCpu, getrsBatchedGpu);
}

/**
 * getrsStridedBatched for matrices at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws As getrsStridedBatched.
 * @example
 * // Two right-hand sides of one 4 x 4 matrix, at 0 and 8 in B.
 * const [offsetsA, offsetsB] = [[0, 0], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, stridePiv: 0, ldb: 4, offsetsB, batchCount: 2 };
 * await sgetrsBatched(ctx.queue, { n: 4, nrhs: 1, A, ipiv, B, ...places });
 */
export async function getrsBatched<P extends Prec>(queue: Queue, args: GetrsBatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(getrsBatchedSpec, queue.context, args, prec), getrsBatchedCpu, getrsBatchedGpu);
}

/**
 * getrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws As getrsStridedBatched.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * const places = { offsetsA: [0, 9], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgetrsVbatched(ctx.queue, { ...sizes, A, ipiv, B, ...places });
 */
export async function getrsVbatched<P extends Prec>(queue: Queue, args: GetrsVbatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(getrsVbatchedSpec, queue.context, args, prec), getrsBatchedCpu, getrsBatchedGpu);
}

export const sgetrsStridedBatched = /* @__PURE__ */ only('s', getrsStridedBatched<'s'>);
export const dgetrsStridedBatched = /* @__PURE__ */ only('d', getrsStridedBatched<'d'>);
export const sgetrsBatched = /* @__PURE__ */ only('s', getrsBatched<'s'>);
export const dgetrsBatched = /* @__PURE__ */ only('d', getrsBatched<'d'>);
export const sgetrsVbatched = /* @__PURE__ */ only('s', getrsVbatched<'s'>);
export const dgetrsVbatched = /* @__PURE__ */ only('d', getrsVbatched<'d'>);
