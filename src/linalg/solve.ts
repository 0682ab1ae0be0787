// solve(A, b) on ndarrays: checks, layouts and buffers around gesv, single and batched. No algorithm of its own.
import ndarray from 'ndarray';
import { gesvStridedBatched } from '../batched/gesvBatched.ts';
import { ArgumentError, mustSucceed } from '../core/errors.ts';
import type { ArrayOf } from '../core/precision.ts';
import type { Strided } from '../core/strided.ts';
import { gesv } from '../lapack/gesv.ts';
import type { Context } from '../runtime/context.ts';
import { getContext } from './defaultContext.ts';
import {
  byRows,
  columns,
  contextOf,
  isSingle,
  matrixOf,
  type Numbers,
  type Real,
  type Solved,
  squareOf,
  type VerbOptions,
  withBuffers,
} from './operands.ts';
import { broadcast, columnsOf, countOf, isStack, squaresOf, stacked, stackOf } from './stacks.ts';

/**
 * x with A x = b for a square A, by LU factorization with partial pivoting.
 *
 * A: n x n. b: n numbers, or n x nrhs; x has its shape. Both are ndarrays, or any records {data, shape, stride?, offset?}; rows first if
 * there is no stride, and any strides otherwise: transposed, sub-matrix, reversed. Neither is changed, and both are copied before the
 * call returns its promise.
 *
 * Either may be a stack with leading dimensions, by the rules of NumPy 2: A ... x n x n, b ... x n x nrhs or n numbers for every A, the leading
 * dimensions broadcasting; x then has b's shape with them. All systems are solved side by side.
 *
 * Precision: single if both are Float32Array, else double. Single runs on the context's backend, double always on the CPU. x is a new
 * ndarray, rows first. NaN and infinities pass through to x. Flops 2n^3/3 + 2n^2 nrhs, to leading order. Source: LAPACK xGESV.
 *
 * @throws ArgumentError for a wrong shape, data type or option; SingularError when a pivot is exactly zero; of a stack
 * it names the first such matrix and how many there are.
 * @example
 * const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]); // rows (2 1) and (4 3)
 * const b = ndarray(new Float64Array([4, 10]), [2]);
 * const x = await solve(A, b);
 * console.log(x.get(0), x.get(1)); // 1 2
 */
export async function solve<A extends Numbers, B extends Numbers>(
  A: Strided<A>,
  b: Strided<B>,
  options: VerbOptions = {},
): Promise<ndarray.NdArray<Solved<A, B>>> {
  if (isStack(A) || isStack(b)) return solveStack(A, b, options);
  const a = squareOf('solve', A);
  const rhs = matrixOf('solve', b, 'b', 2);
  if (rhs.rows !== a.rows)
    throw new ArgumentError('solve', 'b', 2, b.shape.join(' x '), `it must have ${a.rows} rows, as A has`);
  const named = contextOf('solve', 3, options);
  const prec = isSingle(A.data) && isSingle(b.data) ? 's' : 'd';
  const shape = [...b.shape];
  // Copied before the first await, so that nothing the caller does afterwards can reach the computation.
  const left = columns(prec, a);
  const right = columns(prec, rhs);
  const x = await solveColumns(named ?? (await getContext()), prec, a.rows, rhs.cols, left, right);
  return ndarray(byRows(prec, x, rhs.rows, rhs.cols), shape) as unknown as ndarray.NdArray<Solved<A, B>>;
}

/** X for column-major A and B without gaps. Throws SingularError. */
async function solveColumns(
  context: Context,
  prec: Real,
  n: number,
  nrhs: number,
  a: ArrayOf<Real>,
  b: ArrayOf<Real>,
): Promise<ArrayOf<Real>> {
  return withBuffers(async (keep) => {
    const A = keep(context.upload(prec, a));
    const B = keep(context.upload(prec, b));
    const ipiv = keep(context.alloc('i', n));
    const info = keep(context.alloc('i', 1));
    const ld = Math.max(1, n);
    await gesv(context.queue, { n, nrhs, A, lda: ld, ipiv, B, ldb: ld, info }, prec);
    mustSucceed('solve', (await context.download(info))[0]);
    return await context.download(B);
  });
}

async function solveStack<A extends Numbers, B extends Numbers>(
  A: Strided<A>,
  b: Strided<B>,
  options: VerbOptions,
): Promise<ndarray.NdArray<Solved<A, B>>> {
  const [a, rhs] = [squaresOf('solve', A), stackOf('solve', b, 'b', 2)];
  const refuse = (rule: string): never => {
    throw new ArgumentError('solve', 'b', 2, b.shape.join(' x '), rule);
  };
  const [n, nrhs] = [a.one.rows, rhs.one.cols];
  if (rhs.one.rows !== n) refuse(`its matrices must have ${n} rows, as A's have`);
  const lead = broadcast(a.lead, rhs.lead, refuse);
  const named = contextOf('solve', 3, options);
  const prec = isSingle(A.data) && isSingle(b.data) ? 's' : 'd';
  const vectors = b.shape.length === 1;
  const batchCount = countOf(lead);
  // One matrix for all is factored once: what it is to solve for stands side by side.
  const single = a.lead.length === 0 && batchCount > 0;
  const left = columnsOf(prec, a, single ? [] : lead);
  const right = columnsOf(prec, rhs, lead);
  const context = named ?? (await getContext());
  if (single) {
    const x = await solveColumns(context, prec, n, nrhs * batchCount, left, right);
    return stacked(prec, x, lead, n, nrhs, vectors) as unknown as ndarray.NdArray<Solved<A, B>>;
  }
  const x = await withBuffers(async (keep) => {
    const A = keep(context.upload(prec, left));
    const B = keep(context.upload(prec, right));
    const ipiv = keep(context.alloc('i', n * batchCount));
    const info = keep(context.alloc('i', batchCount));
    const ld = Math.max(1, n);
    const each = { lda: ld, strideA: n * n, stridePiv: ld, ldb: ld, strideB: n * nrhs, batchCount };
    await gesvStridedBatched(context.queue, { n, nrhs, A, ipiv, B, info, ...each }, prec);
    mustSucceed('solve', await context.download(info));
    return await context.download(B);
  });
  return stacked(prec, x, lead, n, nrhs, vectors) as unknown as ndarray.NdArray<Solved<A, B>>;
}
