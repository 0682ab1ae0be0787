// lstsq(A, b) on ndarrays: checks, layouts and buffers around gelsy. No algorithm of its own.
import ndarray from 'ndarray';
import { ArgumentError } from '../core/errors.ts';
import { type ArrayOf, precisions } from '../core/precision.ts';
import type { Strided } from '../core/strided.ts';
import { gelsy } from '../lapack/gelsy.ts';
import type { Context } from '../runtime/context.ts';
import { getContext } from './defaultContext.ts';
import {
  byRows,
  columns,
  isSingle,
  matrixOf,
  type Numbers,
  planeOf,
  type Real,
  type Solved,
  type VerbOptions,
  withBuffers,
} from './operands.ts';
import { contextAmong, numberAmong } from './options.ts';

export interface LstsqOptions extends VerbOptions {
  /**
   * Singular values below this times the largest one count as zero; of the triangle of a factorization with column pivoting they are
   * estimated. Default: eps max(m, n), eps = 2^-23 (2^-52).
   */
  readonly rcond?: number;
}

/** A least-squares solution, and what is known of it. */
export interface LeastSquaresSolution<T extends Float32Array | Float64Array> {
  /** n numbers, or n x nrhs, as b is. */
  readonly x: ndarray.NdArray<T>;
  /** ||b - A x||^2 for each column of b; empty, as in NumPy, unless m > n and the rank is n. */
  readonly residuals: T;
  readonly rank: number;
  /**
   * The diagonal of R, min(m, n) numbers that do not increase in magnitude. NumPy returns singular values here: these are not such, but a fall
   * among them shows where the rank ends.
   */
  readonly diagonal: T;
}

/** What min ||b - A x|| needs, by columns without gaps. */
interface Columns {
  readonly m: number;
  readonly n: number;
  readonly nrhs: number;
  readonly a: ArrayOf<Real>;
  /** max(m, n) x nrhs. */
  readonly b: ArrayOf<Real>;
}

/**
 * The x that minimizes ||b - A x||_2, column by column, for an A of any shape and rank; of all of them the shortest: NumPy's lstsq, by QR
 * factorization with column pivoting where NumPy uses singular values.
 *
 * A: m x n. b: m numbers, or m x nrhs; x has n of them. Both are ndarrays, or any records {data, shape, stride?, offset?}; rows first if there is
 * no stride, and any strides otherwise. Neither is changed, and both are copied before the call returns its promise.
 *
 * Precision: single if both are Float32Arrays, else double. Single runs on the context's backend, double always on the CPU. x is a new
 * ndarray, rows first. An A with a NaN or an infinity has rank 0 and an x of NaN; those in b pass through to x. Flops 2 n^2 (m - n/3) for m >=
 * n, to leading order. Source: LAPACK xGELSY.
 *
 * @throws ArgumentError for a wrong shape, data type or option; never for a matrix of deficient rank.
 * @example
 * const A = ndarray(new Float64Array([1, 0, 1, 1, 1, 2]), [3, 2]); // a line through (0, 1), (1, 3), (2, 5)
 * const { x, rank } = await lstsq(A, ndarray(new Float64Array([1, 3, 5]), [3]));
 * console.log(x.get(0).toFixed(3), x.get(1).toFixed(3), rank); // 1.000 2.000 2
 */
export async function lstsq<A extends Numbers, B extends Numbers>(
  A: Strided<A>,
  b: Strided<B>,
  options: LstsqOptions = {},
): Promise<LeastSquaresSolution<Solved<A, B>>> {
  const view = planeOf('lstsq', A);
  const rhs = matrixOf('lstsq', b, 'b', 2);
  const { rows: m, cols: n } = view;
  if (rhs.rows !== m) throw new ArgumentError('lstsq', 'b', 2, b.shape.join(' x '), `it must have ${m} rows, as A has`);
  const named = contextAmong('lstsq', 3, options, ['rcond']);
  const legal = (x: number): boolean => x >= 0;
  const rcond = numberAmong('lstsq', 3, 'rcond', options.rcond, -1, legal, 'must be a number, not negative');
  const prec = isSingle(A.data) && isSingle(b.data) ? 's' : 'd';
  const nrhs = rhs.cols;
  const shape = [n, ...b.shape.slice(1)];
  // Copied before the first await, so that nothing the caller does afterwards can reach the computation.
  const given = columns(prec, rhs);
  const longer = new precisions[prec].array(Math.max(m, n) * nrhs);
  for (let j = 0; j < nrhs; j++) longer.set(given.subarray(j * m, (j + 1) * m), j * Math.max(m, n));
  const problem: Columns = { m, n, nrhs, a: columns(prec, view), b: longer };
  const { x, rss, rank, diagonal } = await solveColumns(named ?? (await getContext()), prec, problem, rcond);
  const residuals = m > n && rank === n ? rss : new precisions[prec].array(0);
  const result = { x: ndarray(byRows(prec, x, n, nrhs), shape), residuals, rank, diagonal };
  return result as unknown as LeastSquaresSolution<Solved<A, B>>;
}

/** gelsy on columns without gaps: X, n x nrhs, sums of squares, the rank and the diagonal of R. */
export function solveColumns(context: Context, prec: Real, { m, n, nrhs, a, b }: Columns, rcond: number) {
  return withBuffers(async (keep) => {
    const [A, B] = [keep(context.upload(prec, a)), keep(context.upload(prec, b))];
    const sums = keep(context.alloc(prec, nrhs));
    const [found, info] = [keep(context.alloc('i', 1)), keep(context.alloc('i', 1))];
    const [lda, ldb] = [Math.max(1, m), Math.max(1, m, n)];
    const args = { m, n, nrhs, A, lda, B, ldb, rcond, rank: found, rss: sums, info };
    await gelsy(context.queue, args, prec);
    const [factors, all, rss] = [await context.download(A), await context.download(B), await context.download(sums)];
    const [rank] = await context.download(found);
    const x = new precisions[prec].array(n * nrhs);
    for (let j = 0; j < nrhs; j++) x.set(all.subarray(j * ldb, j * ldb + n), j * n);
    const diagonal = new precisions[prec].array(Math.min(m, n));
    for (let i = 0; i < diagonal.length; i++) diagonal[i] = factors[i * (lda + 1)]!;
    return { x, rss, rank: rank!, diagonal };
  });
}
