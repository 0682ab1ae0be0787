// Public square roots of the matrices of a batch in three forms: arguments, specs, choice of backend. Algorithms: sqrtm.ref.ts, sqrtmBatched.cpu.ts, sqrtmBatched.gpu.ts.
import type { AtOffsets, AtPlaces, AtStrides, Integers, ReportOptions } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { num, only, type RoutineSpec } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { runChecked } from '../batchOptions.ts';
import { bindFunction, functionForms } from './functionForms.ts';
import { sqrtmBatchedCpu } from './sqrtmBatched.cpu.ts';
import { sqrtmBatchedGpu } from './sqrtmBatched.gpu.ts';

/** C := A^(1/2). What every form of a call has; `N` is a number, or a list with an entry per problem. */
interface SqrtmProblems<P extends Prec, N> extends ReportOptions {
  n: N;
  /** In, n x n. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: N;
  /** Out, n x n; where info is not 0, as it was. May be A itself, in the same places; else it shares no element with A. */
  C: Ptr<NoInfer<P>>;
  /** At least max(1, n). */
  ldc: N;
  /** Out, one integer for each matrix. 0: done. i > 0: the iteration was given up in step i: A has an eigenvalue that is not positive, or is not finite. */
  info: Ptr<'i'>;
  /** Out, if given, one integer for each matrix: the steps of the iteration that were done. */
  iter?: Ptr<'i'>;
  /** Out, if given, one number for each matrix: ||I - A^(-1/2) A^(1/2)||_F of the two as the iteration has them. */
  error?: Ptr<NoInfer<P>>;
}

/** Problems of one size, their matrices at equal distances. */
export type SqrtmStridedBatchedArgs<P extends Prec> = SqrtmProblems<P, number> & AtStrides<'A' | 'C'>;
/** Problems of one size, their matrices at offsets that lie on the device. */
export type SqrtmBatchedArgs<P extends Prec> = SqrtmProblems<P, number> & AtOffsets<'A' | 'C'>;
/** Problems of various sizes, as many as n has entries. */
export type SqrtmVbatchedArgs<P extends Prec> = SqrtmProblems<P, Integers> & AtPlaces<'A' | 'C'>;

/** Steps for a condition number of a thousand or so, of three products each. */
const STEPS = 12;

const forms = functionForms({ name: 'sqrtm', iterates: true, flops: (a) => 6 * STEPS * num(a, 'n') ** 3 });
export const sqrtmStridedBatchedSpec: RoutineSpec = forms.separate.strided;
export const sqrtmBatchedSpec: RoutineSpec = forms.separate.batched;
export const sqrtmVbatchedSpec: RoutineSpec = forms.separate.vbatched;

/**
 * C := A^(1/2), C C = A, for many square matrices of one size at equal distances: the principal square root, whose eigenvalues have
 * positive real parts. A is symmetric positive definite, or all its eigenvalues lie in the disc around c that touches zero, c being a norm of A
 * that is at most ||A||_F; for other matrices the iteration fails, or may find a root that is not the principal one. All of A is read.
 *
 * The coupled Newton-Schulz iteration, which has products only, as many steps as each matrix needs: about 4 and 1.2 log2(cond(A)). For
 * A^(-1/2) there is invrootStridedBatched. On a GPU context single precision runs on the GPU, double on the CPU. A result depends on its own
 * matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites info, iter, error and, where info is 0, the C. The error ||A - C C|| is some n eps ||A|| cond(A)^(1/2) at worst; a matrix whose
 * condition number is beyond 1/eps counts as singular. Flops 6n^3 batchCount a step. Source: N. J. Higham, Functions of Matrices, SIAM 2008,
 * section 6.3.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await ssqrtmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export async function sqrtmStridedBatched<P extends Prec>(
  queue: Queue,
  args: SqrtmStridedBatchedArgs<P>,
  prec?: P,
): Promise<void> {
  return runChecked(queue, bindFunction(forms, 'strided', queue.context, args, prec), sqrtmBatchedCpu, sqrtmBatchedGpu);
}

/**
 * sqrtmStridedBatched for matrices at offsets that lie on the device, where an earlier routine may have computed them.
 *
 * @throws As sqrtmStridedBatched.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await ssqrtmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export async function sqrtmBatched<P extends Prec>(queue: Queue, args: SqrtmBatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(queue, bindFunction(forms, 'batched', queue.context, args, prec), sqrtmBatchedCpu, sqrtmBatchedGpu);
}

/**
 * sqrtmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws As sqrtmStridedBatched.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await ssqrtmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export async function sqrtmVbatched<P extends Prec>(queue: Queue, args: SqrtmVbatchedArgs<P>, prec?: P): Promise<void> {
  return runChecked(
    queue,
    bindFunction(forms, 'vbatched', queue.context, args, prec),
    sqrtmBatchedCpu,
    sqrtmBatchedGpu,
  );
}

export const ssqrtmStridedBatched = /* @__PURE__ */ only('s', sqrtmStridedBatched<'s'>);
export const dsqrtmStridedBatched = /* @__PURE__ */ only('d', sqrtmStridedBatched<'d'>);
export const ssqrtmBatched = /* @__PURE__ */ only('s', sqrtmBatched<'s'>);
export const dsqrtmBatched = /* @__PURE__ */ only('d', sqrtmBatched<'d'>);
export const ssqrtmVbatched = /* @__PURE__ */ only('s', sqrtmVbatched<'s'>);
export const dsqrtmVbatched = /* @__PURE__ */ only('d', sqrtmVbatched<'d'>);
