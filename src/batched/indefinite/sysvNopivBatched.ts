// Public SYSV_NOPIV of a batch in three forms: arguments, specs, choice of backend. Algorithms: sysvNopivBatched.cpu.ts, sysvNopivBatched.gpu.ts.
import { bind } from '../../core/args.ts';
import {
  type AtOffsets,
  type AtPlaces,
  type AtStrides,
  batchedForms,
  type Integers,
  type ReportOptions,
  rightSides,
  squareMatrix,
} from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import { flopsSysv, total } from '../../core/flops.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import { num, only, type RoutineSpec } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { runChecked } from '../batchOptions.ts';
import { sysvNopivBatchedCpu } from './sysvNopivBatched.cpu.ts';
import { sysvNopivBatchedGpu } from './sysvNopivBatched.gpu.ts';

/** B := A^-1 B by A = L D L^T without pivoting; A is n x n and symmetric, B is n x nrhs. What every form of a call has; `N` is a number, or a list with an entry per problem. */
interface SysvNopivProblems<P extends Prec, N> extends ReportOptions {
  /** Which triangle of A is used: 'l' or 'u'. */
  uplo: Uplo;
  n: N;
  nrhs: N;
  /** In: one triangle of A. Out: the factors as sytrfNopiv leaves them; the other triangle is neither read nor written. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: N;
  /** In: the right-hand sides. Out: the solutions; where info is not 0, as it was. May lie in A's buffer if it shares no element with A. */
  B: Ptr<NoInfer<P>>;
  /** At least max(1, n); row-major at least max(1, nrhs). */
  ldb: N;
  /** Out, one integer for each system. 0: solved. i > 0: D(i,i) is exactly zero, the first such i. */
  info: Ptr<'i'>;
}

/** Problems of one size, their matrices at equal distances. */
export type SysvNopivStridedBatchedArgs<P extends Prec> = SysvNopivProblems<P, number> & AtStrides<'A' | 'B'>;
/** Problems of one size, their matrices at offsets that lie on the device. */
export type SysvNopivBatchedArgs<P extends Prec> = SysvNopivProblems<P, number> & AtOffsets<'A' | 'B'>;
/** Problems of various sizes, as many as n has entries. */
export type SysvNopivVbatchedArgs<P extends Prec> = SysvNopivProblems<P, Integers> & AtPlaces<'A' | 'B'>;

const forms = batchedForms({
  name: 'sysvNopiv',
  flags: { uplo: { kind: 'flag', values: ['l', 'u'] } },
  sizes: ['n', 'nrhs'],
  operands: { A: squareMatrix('inout'), B: rightSides },
  reports: 'nonfinite',
  flops: (a) => total(flopsSysv(num(a, 'n'), num(a, 'nrhs'))),
});
export const sysvNopivStridedBatchedSpec: RoutineSpec = forms.strided;
export const sysvNopivBatchedSpec: RoutineSpec = forms.batched;
export const sysvNopivVbatchedSpec: RoutineSpec = forms.vbatched;

/**
 * Solves many symmetric systems of one size at equal distances by A = L D L^T or U^T D U without pivoting.
 *
 * For matrices that need no pivoting, as sytrfNopivStridedBatched says; gesvRefined tells how good a solution is.
 *
 * On a GPU context single runs on the GPU, double on the CPU. A result depends on its own matrices alone, to the last bit: not on the
 * others, nor on their number.
 *
 * Overwrites one triangle of the A, info and, where info is 0, the B. Flops (n^3/3 + 2n^2 nrhs) batchCount, to leading order. Source: MAGMA
 * magma_<t>sysv_nopiv.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16 };
 * await ssysvNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, info, ...each, batchCount: 1000 });
 */
export async function sysvNopivStridedBatched<P extends Prec>(
  queue: Queue,
  args: SysvNopivStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  return runChecked(
    queue,
    bind(sysvNopivStridedBatchedSpec, queue.context, args, prec),
    sysvNopivBatchedCpu,
    sysvNopivBatchedGpu,
  );
}

/**
 * sysvNopivStridedBatched for matrices at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws As sysvNopivStridedBatched.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await ssysvNopivBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, info, ...places });
 */
export async function sysvNopivBatched<P extends Prec>(
  queue: Queue,
  args: SysvNopivBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  return runChecked(
    queue,
    bind(sysvNopivBatchedSpec, queue.context, args, prec),
    sysvNopivBatchedCpu,
    sysvNopivBatchedGpu,
  );
}

/**
 * sysvNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws As sysvNopivStridedBatched.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await ssysvNopivVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, info, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export async function sysvNopivVbatched<P extends Prec>(
  queue: Queue,
  args: SysvNopivVbatchedArgs<P>,
  prec?: P,
): Promise<void> {
  return runChecked(
    queue,
    bind(sysvNopivVbatchedSpec, queue.context, args, prec),
    sysvNopivBatchedCpu,
    sysvNopivBatchedGpu,
  );
}

export const ssysvNopivStridedBatched = /* @__PURE__ */ only('s', sysvNopivStridedBatched<'s'>);
export const dsysvNopivStridedBatched = /* @__PURE__ */ only('d', sysvNopivStridedBatched<'d'>);
export const ssysvNopivBatched = /* @__PURE__ */ only('s', sysvNopivBatched<'s'>);
export const dsysvNopivBatched = /* @__PURE__ */ only('d', sysvNopivBatched<'d'>);
export const ssysvNopivVbatched = /* @__PURE__ */ only('s', sysvNopivVbatched<'s'>);
export const dsysvNopivVbatched = /* @__PURE__ */ only('d', sysvNopivVbatched<'d'>);
