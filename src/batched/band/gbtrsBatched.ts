// Public GBTRS of a batch in three forms: arguments, specs, choice of backend. Algorithms: gbtrsBatched.cpu.ts, gbtrsBatched.gpu.ts.
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
} from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import { flopsGbtrs, total } from '../../core/flops.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import { arg, num, only, type RoutineSpec, type Values } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { runChecked } from '../batchOptions.ts';
import { gbtrsBatchedCpu } from './gbtrsBatched.cpu.ts';
import { gbtrsBatchedGpu } from './gbtrsBatched.gpu.ts';

/** B := op(A)^-1 B from the factors of gbtrf, op(A) = A ('n') or A^T ('t', 'c'); B is n x nrhs. What every form of a call has; `N` is a number, or a list with an entry per problem. */
interface GbtrsProblems<P extends Prec, N> extends StorageOption {
  /** Default 'n'. */
  trans?: Trans;
  n: N;
  /** Diagonals of A below the main one, and above it. */
  kl: N;
  ku: N;
  nrhs: N;
  /** The factors, as gbtrf leaves them. */
  AB: Ptr<P>;
  /** At least 2kl + ku + 1; row-major at least max(1, n). */
  ldab: N;
  /** n integers for each matrix; brought into the range that gbtrf gives them. */
  ipiv: Ptr<'i'>;
  /** In: the right-hand sides. Out: the solutions. May lie in the buffer of any other operand if it shares no element with it. */
  B: Ptr<NoInfer<P>>;
  /** At least max(1, n); row-major at least max(1, nrhs). */
  ldb: N;
}

/** Problems of one size, their operands at equal distances. */
export type GbtrsStridedBatchedArgs<P extends Prec> = GbtrsProblems<P, number> & AtStrides<'AB' | 'B' | 'Piv'>;
/** Problems of one size, their operands at offsets that lie on the device. */
export type GbtrsBatchedArgs<P extends Prec> = GbtrsProblems<P, number> & AtOffsets<'AB' | 'B', 'Piv'>;
/** Problems of various sizes, as many as n has entries. */
export type GbtrsVbatchedArgs<P extends Prec> = GbtrsProblems<P, Integers> & AtPlaces<'AB' | 'B' | 'Piv'>;

const bandRows = (a: Values): number => 2 * num(a, 'kl') + num(a, 'ku') + 1;

const forms = batchedForms({
  name: 'gbtrs',
  flags: { trans: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' } },
  sizes: ['n', 'kl', 'ku', 'nrhs'],
  operands: {
    AB: { rows: bandRows, cols: arg('n'), access: 'in' },
    ipiv: pivots('in'),
    B: rightSides,
  },
  reports: 'none',
  flops: (a) => total(flopsGbtrs(num(a, 'n'), num(a, 'kl'), num(a, 'ku'), num(a, 'nrhs'))),
});
export const gbtrsStridedBatchedSpec: RoutineSpec = forms.strided;
export const gbtrsBatchedSpec: RoutineSpec = forms.batched;
export const gbtrsVbatchedSpec: RoutineSpec = forms.vbatched;

/**
 * Solves many band systems of one size at equal distances with the factors that gbtrf has computed; the factors may be the same for all
 * (strides 0).
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single runs on the GPU, double on the CPU.
 *
 * Overwrites B. A zero on U's diagonal is divided by. Flops at most 2n (2kl + ku + 1) nrhs batchCount, to leading order. Source: LAPACK
 * xGBTRS.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand pentadiagonal systems of order 64.
 * const each = { ldab: 7, strideAB: 7 * 64, stridePiv: 64, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sgbtrsStridedBatched(ctx.queue, { n: 64, kl: 2, ku: 2, nrhs: 1, AB, ipiv, B, ...each });
 */
export async function gbtrsStridedBatched<P extends Prec>(
  queue: Queue,
  args: GbtrsStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  return runChecked(queue, bind(gbtrsStridedBatchedSpec, queue.context, args, prec), gbtrsBatchedCpu, gbtrsBatchedGpu);
}

/**
 * gbtrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries do
 * by arrays of pointers.
 *
 * @throws As gbtrsStridedBatched.
 * @example
 * // Two tridiagonal systems of order 4.
 * const [offsetsAB, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { ldab: 4, offsetsAB, stridePiv: 4, ldb: 4, offsetsB, batchCount: 2 };
 * await sgbtrsBatched(ctx.queue, { n: 4, kl: 1, ku: 1, nrhs: 1, AB, ipiv, B, ...places });
 */
export async function gbtrsBatched<P extends Prec>(queue: Queue, args: GbtrsBatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(gbtrsBatchedSpec, queue.context, args, prec), gbtrsBatchedCpu, gbtrsBatchedGpu);
}

/**
 * gbtrsStridedBatched for problems of various sizes, at places that the host lists.
 *
 * @throws As gbtrsStridedBatched.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], kl: [1, 0], ku: [1, 1], nrhs: [1, 2], ldab: [4, 2], ldb: [3, 2] };
 * const places = { offsetsAB: [0, 12], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgbtrsVbatched(ctx.queue, { ...sizes, AB, ipiv, B, ...places });
 */
export async function gbtrsVbatched<P extends Prec>(queue: Queue, args: GbtrsVbatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bind(gbtrsVbatchedSpec, queue.context, args, prec), gbtrsBatchedCpu, gbtrsBatchedGpu);
}

export const sgbtrsStridedBatched = /* @__PURE__ */ only('s', gbtrsStridedBatched<'s'>);
export const dgbtrsStridedBatched = /* @__PURE__ */ only('d', gbtrsStridedBatched<'d'>);
export const sgbtrsBatched = /* @__PURE__ */ only('s', gbtrsBatched<'s'>);
export const dgbtrsBatched = /* @__PURE__ */ only('d', gbtrsBatched<'d'>);
export const sgbtrsVbatched = /* @__PURE__ */ only('s', gbtrsVbatched<'s'>);
export const dgbtrsVbatched = /* @__PURE__ */ only('d', gbtrsVbatched<'d'>);
