// cholesky(A) on ndarrays: checks, layouts and buffers around potrf, single and batched. No algorithm of its own.
import ndarray from 'ndarray';
import { potrfStridedBatched } from '../batched/cholesky/potrfBatched.ts';
import { NotPositiveDefiniteError } from '../core/errors.ts';
import { precisions } from '../core/precision.ts';
import type { Strided } from '../core/strided.ts';
import { potrf } from '../lapack/cholesky/potrf.ts';
import { getContext } from './defaultContext.ts';
import {
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

export interface CholeskyOptions extends VerbOptions {
  /** Read the upper triangle of A and return U with A = U^T U; default false. */
  readonly upper?: boolean;
}

/**
 * The Cholesky factor of a symmetric positive definite matrix: L with A = L L^T, lower triangular, or with `upper` U with A = U^T U. Zeros fill the
 * other triangle.
 *
 * A: n x n, an ndarray or any record {data, shape, stride?, offset?}; rows first if there is no stride, and any strides otherwise. Only its
 * lower triangle is read, with `upper` only the upper one: symmetry is not checked, as in NumPy. A is not changed, and copied before the call
 * returns its promise. Or a stack of such matrices, ... x n x n: the result has its shape, and all are factored side by side.
 *
 * Precision: single for a Float32Array, else double. Single runs on the context's backend, double always on the CPU. The result is a new
 * ndarray, rows first. Flops n^3/3, to leading order. Source: LAPACK xPOTRF.
 *
 * @throws ArgumentError for a wrong shape, data type or option; NotPositiveDefiniteError when a leading minor is not positive, NaN included: its
 * `info` is the order of the minor, and of a stack it names the first such matrix and how many there are.
 * @example
 * const A = ndarray(new Float64Array([4, 2, 2, 5]), [2, 2]); // rows (4 2) and (2 5)
 * const L = await cholesky(A);
 * console.log(L.get(0, 0), L.get(0, 1), L.get(1, 0), L.get(1, 1)); // 2 0 1 2
 */
export async function cholesky<A extends Numbers>(
  A: Strided<A>,
  options: CholeskyOptions = {},
): Promise<ndarray.NdArray<Solved<A, A>>> {
  if (isStack(A)) return choleskyStack(A, options);
  const view = squareOf('cholesky', A);
  const named = contextOf('cholesky', 2, options, 'upper');
  const prec = isSingle(A.data) ? 's' : 'd';
  const { upper } = options;
  const n = view.rows;
  // Copied before the first await, so that nothing the caller does afterwards can reach the computation.
  const a = columns(prec, view);
  const context = named ?? (await getContext());
  const factor = await withBuffers(async (keep) => {
    const A = keep(context.upload(prec, a));
    const info = keep(context.alloc('i', 1));
    await potrf(context.queue, { uplo: upper ? 'u' : 'l', n, A, lda: Math.max(1, n), info }, prec);
    const [failed] = await context.download(info);
    if (failed! > 0) throw new NotPositiveDefiniteError('cholesky', failed!);
    return await context.download(A);
  });
  const data = new precisions[prec].array(n * n);
  for (let i = 0; i < n; i++) {
    const [from, to] = upper ? [i, n] : [0, i + 1];
    for (let j = from; j < to; j++) data[i * n + j] = factor[i + j * n]!;
  }
  return ndarray(data, [n, n]) as unknown as ndarray.NdArray<Solved<A, A>>;
}

async function choleskyStack<A extends Numbers>(
  A: Strided<A>,
  options: CholeskyOptions,
): Promise<ndarray.NdArray<Solved<A, A>>> {
  const stack = squaresOf('cholesky', A);
  const named = contextOf('cholesky', 2, options, 'upper');
  const prec = isSingle(A.data) ? 's' : 'd';
  const uplo = options.upper ? 'u' : 'l';
  const { lead, one } = stack;
  const [n, batchCount] = [one.rows, countOf(lead)];
  const a = columnsOf(prec, stack);
  const context = named ?? (await getContext());
  const factors = await withBuffers(async (keep) => {
    const A = keep(context.upload(prec, a));
    const info = keep(context.alloc('i', batchCount));
    const each = { lda: Math.max(1, n), strideA: n * n, batchCount };
    await potrfStridedBatched(context.queue, { uplo, n, A, info, ...each }, prec);
    failIfIndefinite(await context.download(info));
    return await context.download(A);
  });
  // The other triangle still holds A's.
  for (let first = 0; first < factors.length; first += n * n) {
    for (let j = 0; j < n; j++) {
      if (uplo === 'l') factors.fill(0, first + j * n, first + j * n + j);
      else factors.fill(0, first + j * n + j + 1, first + (j + 1) * n);
    }
  }
  return stacked(prec, factors, lead, n, n) as unknown as ndarray.NdArray<Solved<A, A>>;
}

function failIfIndefinite(info: Int32Array): void {
  const matrix = info.findIndex((one) => one > 0);
  if (matrix < 0) return;
  const failed = info.reduce((count, one) => count + Number(one > 0), 0);
  throw new NotPositiveDefiniteError('cholesky', info[matrix]!, { matrix, failed, of: info.length });
}
