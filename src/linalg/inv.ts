// inv(A) on ndarrays: checks, layouts and buffers around getrf and getri, of stacks around the batched matinv. No algorithm of its own.
import ndarray from 'ndarray';
import { matinvStridedBatched } from '../batched/lu/matinvBatched.ts';
import { mustSucceed } from '../core/errors.ts';
import type { Strided } from '../core/strided.ts';
import { getrf } from '../lapack/lu/getrf.ts';
import { getri } from '../lapack/lu/getri.ts';
import { getContext } from './defaultContext.ts';
import {
  byRows,
  columns,
  contextOf,
  isSingle,
  type Numbers,
  type Solved,
  squareOf,
  type VerbOptions,
  withBuffers,
} from './operands.ts';
import { columnsOf, countOf, isStack, squaresOf, stacked } from './stacks.ts';

/**
 * The inverse of a square matrix, by LU factorization with partial pivoting.
 *
 * A: n x n, an ndarray or any record {data, shape, stride?, offset?}; rows first if there is no stride, and any strides otherwise. It is not
 * changed, and copied before the call returns its promise. To solve a system, solve(A, b) is faster and more accurate than inv(A) times b.
 * Or a stack of such matrices, ... x n x n: the result has its shape, and all are inverted side by side.
 *
 * Precision: single for a Float32Array, else double. Single runs on the context's backend, double always on the CPU. The result is a new
 * ndarray, rows first. NaN and infinities pass through to it. Flops 2n^3, to leading order. Source: LAPACK xGETRF, xGETRI.
 *
 * @throws ArgumentError for a wrong shape, data type or option; SingularError when a pivot is exactly zero; of a stack
 * it names the first such matrix and how many there are.
 * @example
 * const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]); // rows (2 1) and (4 3)
 * const X = await inv(A);
 * console.log(X.get(0, 0), X.get(0, 1), X.get(1, 0), X.get(1, 1)); // 1.5 -0.5 -2 1
 */
export async function inv<A extends Numbers>(
  A: Strided<A>,
  options: VerbOptions = {},
): Promise<ndarray.NdArray<Solved<A, A>>> {
  if (isStack(A)) return invStack(A, options);
  const view = squareOf('inv', A);
  const named = contextOf('inv', 2, options);
  const prec = isSingle(A.data) ? 's' : 'd';
  const n = view.rows;
  // Copied before the first await, so that nothing the caller does afterwards can reach the computation.
  const a = columns(prec, view);
  const context = named ?? (await getContext());
  const inverse = await withBuffers(async (keep) => {
    const A = keep(context.upload(prec, a));
    const ipiv = keep(context.alloc('i', n));
    const info = keep(context.alloc('i', 1));
    const lda = Math.max(1, n);
    await getrf(context.queue, { m: n, n, A, lda, ipiv, info }, prec);
    // Finds the zero that getrf has found, unless there is none.
    await getri(context.queue, { n, A, lda, ipiv, info }, prec);
    mustSucceed('inv', (await context.download(info))[0]!);
    return await context.download(A);
  });
  return ndarray(byRows(prec, inverse, n, n), [n, n]) as unknown as ndarray.NdArray<Solved<A, A>>;
}

async function invStack<A extends Numbers>(
  A: Strided<A>,
  options: VerbOptions,
): Promise<ndarray.NdArray<Solved<A, A>>> {
  const stack = squaresOf('inv', A);
  const named = contextOf('inv', 2, options);
  const prec = isSingle(A.data) ? 's' : 'd';
  const { lead, one } = stack;
  const [n, batchCount] = [one.rows, countOf(lead)];
  const a = columnsOf(prec, stack);
  const context = named ?? (await getContext());
  const inverses = await withBuffers(async (keep) => {
    const A = keep(context.upload(prec, a));
    const info = keep(context.alloc('i', batchCount));
    const each = { lda: Math.max(1, n), strideA: n * n, batchCount };
    await matinvStridedBatched(context.queue, { n, A, info, ...each }, prec);
    mustSucceed('inv', await context.download(info));
    return await context.download(A);
  });
  return stacked(prec, inverses, lead, n, n) as unknown as ndarray.NdArray<Solved<A, A>>;
}
