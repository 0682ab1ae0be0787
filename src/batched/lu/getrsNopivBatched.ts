// Public GETRS_NOPIV of a batch in three forms: arguments, specs, choice of backend. Algorithms: getrsNopivBatched.cpu.ts, getrsNopivBatched.gpu.ts.
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
import { flopsGetrs, total } from '../../core/flops.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import { num, only, type RoutineSpec } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { runChecked } from '../batchOptions.ts';
import { getrsNopivBatchedCpu } from './getrsNopivBatched.cpu.ts';
import { getrsNopivBatchedGpu } from './getrsNopivBatched.gpu.ts';

/** B := op(A)^-1 B from A = L U of getrfNopiv, op(A) = A ('n') or A^T ('t', and 'c' for real numbers); A is n x n, B is n x nrhs. What every form of a call has; `N` is a number, or a list with an entry per problem. */
interface GetrsNopivProblems<P extends Prec, N> extends StorageOption {
  /** Default 'n'. */
  trans?: Trans;
  n: N;
  nrhs: N;
  /** L and U as getrfNopiv leaves them. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: N;
  /** In: the right-hand sides. Out: the solutions. May lie in A's buffer if it shares no element with A. */
  B: Ptr<NoInfer<P>>;
  /** At least max(1, n); row-major at least max(1, nrhs). */
  ldb: N;
}

/** Problems of one size, their matrices at equal distances. */
export type GetrsNopivStridedBatchedArgs<P extends Prec> = GetrsNopivProblems<P, number> & AtStrides<'A' | 'B'>;
/** Problems of one size, their matrices at offsets that lie on the device. */
export type GetrsNopivBatchedArgs<P extends Prec> = GetrsNopivProblems<P, number> & AtOffsets<'A' | 'B'>;
/** Problems of various sizes, as many as n has entries. */
export type GetrsNopivVbatchedArgs<P extends Prec> = GetrsNopivProblems<P, Integers> & AtPlaces<'A' | 'B'>;

const forms = batchedForms({
  name: 'getrsNopiv',
  flags: { trans: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' } },
  sizes: ['n', 'nrhs'],
  operands: {
    A: squareMatrix('in'),
    B: rightSides,
  },
  reports: 'none',
  flops: (a) => total(flopsGetrs(num(a, 'n'), num(a, 'nrhs'))),
});
export const getrsNopivStridedBatchedSpec: RoutineSpec = forms.strided;
export const getrsNopivBatchedSpec: RoutineSpec = forms.batched;
export const getrsNopivVbatchedSpec: RoutineSpec = forms.vbatched;

/**
 * B := op(A)^-1 B for many systems of one size at equal distances, from their LU factorizations without pivoting.
 *
 * On a GPU context single runs on the GPU, double on the CPU. A result depends on its own matrices alone, to the last bit: not on the
 * others, nor on their number.
 *
 * Overwrites B only. Whether U is singular is not tested: a zero on its diagonal gives infinities and NaN in B. With strideA 0 one matrix
 * serves all right-hand sides. Flops nrhs n (2n - 1) batchCount. Source: MAGMA magma_<t>getrs_nopiv_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand systems of order 16 with one right-hand side, factored by sgetrfNopivStridedBatched.
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, batchCount: 1000 };
 * await sgetrsNopivStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, B, ...each });
 */
export async function getrsNopivStridedBatched<P extends Prec>(
  queue: Queue,
  args: GetrsNopivStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  return runChecked(
    queue,
    bind(getrsNopivStridedBatchedSpec, queue.context, args, prec),
    getrsNopivBatchedCpu,
    getrsNopivBatchedGpu,
  );
}

/**
 * getrsNopivStridedBatched for matrices at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws As getrsNopivStridedBatched.
 * @example
 * // Two right-hand sides of one 4 x 4 matrix, at 0 and 8 in B.
 * const [offsetsA, offsetsB] = [[0, 0], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await sgetrsNopivBatched(ctx.queue, { n: 4, nrhs: 1, A, B, ...places });
 */
export async function getrsNopivBatched<P extends Prec>(
  queue: Queue,
  args: GetrsNopivBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  return runChecked(
    queue,
    bind(getrsNopivBatchedSpec, queue.context, args, prec),
    getrsNopivBatchedCpu,
    getrsNopivBatchedGpu,
  );
}

/**
 * getrsNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws As getrsNopivStridedBatched.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await sgetrsNopivVbatched(ctx.queue, { ...sizes, A, B, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export async function getrsNopivVbatched<P extends Prec>(
  queue: Queue,
  args: GetrsNopivVbatchedArgs<P>,
  prec?: P,
): Promise<void> {
  return runChecked(
    queue,
    bind(getrsNopivVbatchedSpec, queue.context, args, prec),
    getrsNopivBatchedCpu,
    getrsNopivBatchedGpu,
  );
}

export const sgetrsNopivStridedBatched = /* @__PURE__ */ only('s', getrsNopivStridedBatched<'s'>);
export const dgetrsNopivStridedBatched = /* @__PURE__ */ only('d', getrsNopivStridedBatched<'d'>);
export const sgetrsNopivBatched = /* @__PURE__ */ only('s', getrsNopivBatched<'s'>);
export const dgetrsNopivBatched = /* @__PURE__ */ only('d', getrsNopivBatched<'d'>);
export const sgetrsNopivVbatched = /* @__PURE__ */ only('s', getrsNopivVbatched<'s'>);
export const dgetrsNopivVbatched = /* @__PURE__ */ only('d', getrsNopivVbatched<'d'>);
