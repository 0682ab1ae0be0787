// Public ORGQR of a batch in three forms: arguments, specs, choice of backend. Algorithms: orgqrBatched.cpu.ts, orgqrBatched.gpu.ts.
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
import { flopsOrgqr, total } from '../../core/flops.ts';
import type { Ptr } from '../../core/matrix.ts';
import { arg, num, only, type RoutineSpec } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { runChecked } from '../batchOptions.ts';
import { orgqrBatchedCpu } from './orgqrBatched.cpu.ts';
import { orgqrBatchedGpu } from './orgqrBatched.gpu.ts';
import { withReflectors } from './reflectForms.ts';

/** A := the first n columns of Q, which is m x m. What every form of a call has; `N` is a number, or a list with an entry per problem. */
interface OrgqrProblems<P extends Prec, N> extends StorageOption {
  m: N;
  /** Columns of Q that are wanted, at most m. */
  n: N;
  /** Reflectors whose product Q is, Q = H(1) ... H(k); at most n. */
  k: N;
  /** m x n. In: the v's as geqrf leaves them, in the first k columns. Out: the columns of Q. */
  A: Ptr<P>;
  /** At least max(1, m); row-major at least max(1, n). */
  lda: N;
  /** k numbers for each matrix, one behind the other, as geqrf leaves them. */
  tau: Ptr<NoInfer<P>>;
}

/** Problems of one size, their matrices and tau at equal distances. */
export type OrgqrStridedBatchedArgs<P extends Prec> = OrgqrProblems<P, number> & AtStrides<'A' | 'Tau'>;
/** Problems of one size, their matrices and tau at offsets that lie on the device. */
export type OrgqrBatchedArgs<P extends Prec> = OrgqrProblems<P, number> & AtOffsets<'A' | 'Tau'>;
/** Problems of various sizes, as many as n has entries. */
export type OrgqrVbatchedArgs<P extends Prec> = OrgqrProblems<P, Integers> & AtPlaces<'A' | 'Tau'>;

const forms = withReflectors(
  batchedForms({
    name: 'orgqr',
    sizes: ['m', 'n', 'k'],
    operands: { A: { rows: arg('m'), cols: arg('n'), access: 'inout' } },
    reports: 'none',
    flops: (a) => total(flopsOrgqr(num(a, 'm'), num(a, 'n'), num(a, 'k'))),
  }),
  { n: { most: arg('m'), words: '0..m' }, k: { most: arg('n'), words: '0..n' } },
);
export const orgqrStridedBatchedSpec: RoutineSpec = forms.strided;
export const orgqrBatchedSpec: RoutineSpec = forms.batched;
export const orgqrVbatchedSpec: RoutineSpec = forms.vbatched;

/**
 * Writes out the orthogonal factors of many QR factorizations: A := the first n columns of Q = H(1) H(2) ... H(k).
 *
 * On a GPU context all matrices of up to 1024 rows are computed at once in single precision, those whose columns fit into one workgroup in a
 * single dispatch that reads and writes them once; taller ones run one after the other on the GPU. Double runs on the CPU. A result depends on
 * its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites the matrices only; R, which geqrf leaves in them, is lost. Where tau(i) = 0, H(i) = I whatever v is. A NaN in a v or a tau
 * spoils the columns of Q that its reflector has a part in. Flops (4mnk - 2(m + n)k^2 + 4k^3/3) batchCount, to leading order. Source: LAPACK
 * xORGQR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Orthonormal bases of the columns of a thousand matrices of 20 x 8.
 * const tau = ctx.alloc('s', 8 * 1000);
 * const each = { m: 20, n: 8, A, lda: 20, strideA: 160, tau, strideTau: 8, batchCount: 1000 };
 * await sgeqrfStridedBatched(ctx.queue, each);
 * await sorgqrStridedBatched(ctx.queue, { ...each, k: 8 });
 */
export async function orgqrStridedBatched<P extends Prec>(
  queue: Queue,
  args: OrgqrStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  const a = bind(orgqrStridedBatchedSpec, queue.context, args, prec);
  return runChecked(queue, a, orgqrBatchedCpu, orgqrBatchedGpu);
}

/**
 * orgqrStridedBatched for matrices and vectors tau at offsets that lie on the device, where an earlier routine may have computed them: what
 * other libraries do by arrays of pointers.
 *
 * @throws As orgqrStridedBatched.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsTau = ctx.upload('i', new Int32Array([0, 4]));
 * await sorgqrBatched(ctx.queue, { m: 4, n: 4, k: 4, A, lda: 4, offsetsA, tau, offsetsTau, batchCount: 2 });
 */
export async function orgqrBatched<P extends Prec>(queue: Queue, args: OrgqrBatchedArgs<P>, prec?: P): Promise<void> {
  const a = bind(orgqrBatchedSpec, queue.context, args, prec);
  return runChecked(queue, a, orgqrBatchedCpu, orgqrBatchedGpu);
}

/**
 * orgqrStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws As orgqrStridedBatched.
 * @example
 * // A 3 x 3 matrix, and behind it one of 5 x 2; their tau follow each other too.
 * const sizes = { m: [3, 5], n: [3, 2], k: [3, 2], lda: [3, 5] };
 * await sorgqrVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], tau, offsetsTau: [0, 3] });
 */
export async function orgqrVbatched<P extends Prec>(queue: Queue, args: OrgqrVbatchedArgs<P>, prec?: P): Promise<void> {
  const a = bind(orgqrVbatchedSpec, queue.context, args, prec);
  return runChecked(queue, a, orgqrBatchedCpu, orgqrBatchedGpu);
}

export const sorgqrStridedBatched = /* @__PURE__ */ only('s', orgqrStridedBatched<'s'>);
export const dorgqrStridedBatched = /* @__PURE__ */ only('d', orgqrStridedBatched<'d'>);
export const sorgqrBatched = /* @__PURE__ */ only('s', orgqrBatched<'s'>);
export const dorgqrBatched = /* @__PURE__ */ only('d', orgqrBatched<'d'>);
export const sorgqrVbatched = /* @__PURE__ */ only('s', orgqrVbatched<'s'>);
export const dorgqrVbatched = /* @__PURE__ */ only('d', orgqrVbatched<'d'>);
