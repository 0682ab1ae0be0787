// svdvals(A) on ndarrays: checks, layouts and buffers around gesdd. No algorithm of its own.
import type { DecompositionOptions } from './decomposition.ts';
import type { NdArray } from './ndarray.ts';
import { type ArrayInput, isSingle, type Solved } from './operands.ts';
import { contextAmong } from './options.ts';
import { askedAmong, decomposeStack } from './singularValues.ts';
import { matricesOf, stacked, turned } from './stacks.ts';

/**
 * Singular values of a matrix, none negative, in descending order; svd has the vectors too.
 *
 * A: m x n, any array that verbs take, or a stack of matrices, ... x m x n: the result, of min(m, n) or ... x min(m, n) elements, is a new
 * ndarray. A is not changed, and copied before the call returns its promise.
 *
 * The result is single for singles, else double, computed as `precision` says and `report` is told; the latter has no residuals. A matrix
 * is decomposed as gesdd does it, or where a GPU has doubles sooner as dsgesdd; a stack as gesvdStridedBatched. Flops 8n^3/3 for m = n.
 * Source: LAPACK xGESDD.
 *
 * @throws ArgumentError for a wrong shape, data type or option; ConvergenceError if A has a NaN or an infinity, or QR iteration comes to no
 * end; of a stack it names the first such matrix.
 * @example
 * const s = await svdvals([[3, 0, 0], [0, -2, 0]]);
 * console.log(s.get(0), s.get(1)); // 3 2
 */
export async function svdvals<A extends ArrayInput>(
  A: A,
  options: DecompositionOptions = {},
): Promise<NdArray<Solved<A>>> {
  const stack = matricesOf('svdvals', A);
  const named = contextAmong('svdvals', 2, options, ['precision', 'report']);
  const prec = isSingle(stack.one.data) ? 's' : 'd';
  const { lead, one } = stack;
  const asked = askedAmong('svdvals', options, { m: one.rows, n: one.cols, job: 'n', isStack: lead.length > 0 });
  const { k, s } = await decomposeStack('svdvals', named, turned(stack), 'n', options.signal, asked);
  return stacked(prec, s, lead, k, 1, true) as unknown as NdArray<Solved<A>>;
}
