// lstsq(A, b) on ndarrays: checks, layouts and buffers around gelsy, single and batched. No algorithm of its own.
import ndarray from 'ndarray';
import { gelsyStridedBatched } from '../batched/gelsyBatched.ts';
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
import { broadcast, columnsOf, countOf, isStack, matricesOf, stacked, stackOf } from './stacks.ts';

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

/** The same of a stack of problems: ndarrays of its leading dimensions. */
export interface LeastSquaresSolutions<T extends Float32Array | Float64Array> {
  /** ... x n, or ... x n x nrhs, as b is. */
  readonly x: ndarray.NdArray<T>;
  /** ... x nrhs: ||b - A x||^2 for each column of b; NaN unless m > n and the rank is n. */
  readonly residuals: ndarray.NdArray<T>;
  readonly rank: ndarray.NdArray<Int32Array>;
  /** ... x min(m, n): the diagonal of each R. */
  readonly diagonal: ndarray.NdArray<T>;
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
 * Either may be a stack with leading dimensions, by the rules of NumPy's solve: A ... x m x n, b ... x m x nrhs or m numbers for every A, the leading
 * dimensions broadcasting. All problems are solved side by side, each with a rank of its own, and the results are LeastSquaresSolutions; the type is
 * to be named: lstsq<LeastSquaresSolutions<Float64Array>>(A, b).
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
  options?: LstsqOptions,
): Promise<LeastSquaresSolution<Solved<A, B>>>;
export async function lstsq<R extends LeastSquaresSolutions<Float32Array | Float64Array>>(
  A: Strided<Numbers>,
  b: Strided<Numbers>,
  options?: LstsqOptions,
): Promise<R>;
export async function lstsq(
  A: Strided<Numbers>,
  b: Strided<Numbers>,
  options: LstsqOptions = {},
): Promise<Solution | Solutions> {
  if (isStack(A) || isStack(b)) return lstsqStack(A, b, options);
  const view = planeOf('lstsq', A);
  const rhs = matrixOf('lstsq', b, 'b', 2);
  const { rows: m, cols: n } = view;
  if (rhs.rows !== m) throw new ArgumentError('lstsq', 'b', 2, b.shape.join(' x '), `it must have ${m} rows, as A has`);
  const { named, rcond } = checked(options);
  const prec = isSingle(A.data) && isSingle(b.data) ? 's' : 'd';
  const nrhs = rhs.cols;
  const shape = [n, ...b.shape.slice(1)];
  // Copied before the first await, so that nothing the caller does afterwards can reach the computation.
  const problem: Columns = { m, n, nrhs, a: columns(prec, view), b: longer(prec, columns(prec, rhs), m, n, nrhs) };
  const { x, rss, rank, diagonal } = await solveColumns(named ?? (await getContext()), prec, problem, rcond);
  const residuals = m > n && rank === n ? rss : new precisions[prec].array(0);
  return { x: ndarray(byRows(prec, x, n, nrhs), shape), residuals, rank, diagonal };
}

type Solution = LeastSquaresSolution<Float32Array | Float64Array>;
type Solutions = LeastSquaresSolutions<Float32Array | Float64Array>;

function checked(options: LstsqOptions): { readonly named: Context | undefined; readonly rcond: number } {
  const named = contextAmong('lstsq', 3, options, ['rcond']);
  const legal = (x: number): boolean => x >= 0;
  return { named, rcond: numberAmong('lstsq', 3, 'rcond', options.rcond, -1, legal, 'must be a number, not negative') };
}

/** Columns of m elements, with room for n in each. */
function longer(prec: Real, x: ArrayOf<Real>, m: number, n: number, cols: number): ArrayOf<Real> {
  if (n <= m) return x;
  const data = new precisions[prec].array(n * cols);
  for (let j = 0; j < cols; j++) data.set(x.subarray(j * m, (j + 1) * m), j * n);
  return data;
}

async function lstsqStack(A: Strided<Numbers>, b: Strided<Numbers>, options: LstsqOptions): Promise<Solutions> {
  const [stack, rhs] = [matricesOf('lstsq', A), stackOf('lstsq', b, 'b', 2)];
  const refuse = (rule: string): never => {
    throw new ArgumentError('lstsq', 'b', 2, b.shape.join(' x '), rule);
  };
  const { rows: m, cols: n } = stack.one;
  const nrhs = rhs.one.cols;
  if (rhs.one.rows !== m) refuse(`its matrices must have ${m} rows, as A's have`);
  const lead = broadcast(stack.lead, rhs.lead, refuse);
  const { named, rcond } = checked(options);
  const prec = isSingle(A.data) && isSingle(b.data) ? 's' : 'd';
  const count = countOf(lead);
  // One matrix for all is factored once: what it is to solve for stands side by side.
  const single = stack.lead.length === 0 && count > 0;
  const problems: Problems = {
    ...{ m, n, nrhs, count },
    a: columnsOf(prec, stack, single ? [] : lead),
    b: longer(prec, columnsOf(prec, rhs, lead), m, n, nrhs * count),
  };
  const context = named ?? (await getContext());
  const solved = single ? solveShared : solveEach;
  const { x, rss, ranks, diagonal } = await solved(context, prec, problems, rcond);
  for (const [k, rank] of ranks.entries()) if (m <= n || rank < n) rss.fill(Number.NaN, k * nrhs, (k + 1) * nrhs);
  return {
    x: stacked(prec, x, lead, n, nrhs, b.shape.length === 1),
    residuals: ndarray(rss, [...lead, nrhs]),
    rank: ndarray(ranks, [...lead]),
    diagonal: ndarray(diagonal, [...lead, Math.min(m, n)]),
  } as Solutions;
}

interface Problems extends Columns {
  readonly count: number;
}

interface Found {
  readonly x: ArrayOf<Real>;
  readonly rss: ArrayOf<Real>;
  readonly ranks: Int32Array;
  readonly diagonal: ArrayOf<Real>;
}

/** One matrix for all right-hand sides. */
async function solveShared(context: Context, prec: Real, of: Problems, rcond: number): Promise<Found> {
  const { count, nrhs } = of;
  const { x, rss, rank, diagonal } = await solveColumns(context, prec, { ...of, nrhs: nrhs * count }, rcond);
  const all = new precisions[prec].array(diagonal.length * count);
  for (let k = 0; k < count; k++) all.set(diagonal, k * diagonal.length);
  return { x, rss, ranks: new Int32Array(count).fill(rank), diagonal: all };
}

function solveEach(context: Context, prec: Real, of: Problems, rcond: number): Promise<Found> {
  const { m, n, nrhs, count, a, b } = of;
  return withBuffers(async (keep) => {
    const [A, B] = [keep(context.upload(prec, a)), keep(context.upload(prec, b))];
    const [jpvt, rank, info] = [
      keep(context.alloc('i', Math.max(1, n) * count)),
      keep(context.alloc('i', count)),
      keep(context.alloc('i', count)),
    ];
    const [lda, ldb] = [Math.max(1, m), Math.max(1, m, n)];
    const each = {
      lda,
      strideA: m * n,
      ldb,
      strideB: Math.max(m, n) * nrhs,
      strideJpvt: Math.max(1, n),
      batchCount: count,
    };
    await gelsyStridedBatched(context.queue, { m, n, nrhs, A, B, jpvt, rcond, rank, info, ...each }, prec);
    const [factors, all, ranks] = [await context.download(A), await context.download(B), await context.download(rank)];
    const x = new precisions[prec].array(n * nrhs * count);
    const rss = new precisions[prec].array(nrhs * count);
    for (let j = 0; j < nrhs * count; j++) {
      x.set(all.subarray(j * ldb, j * ldb + n), j * n);
      let sum = 0;
      for (let i = n; i < m; i++) sum += all[j * ldb + i]! ** 2;
      rss[j] = sum;
    }
    const k = Math.min(m, n);
    const diagonal = new precisions[prec].array(k * count);
    for (let i = 0; i < k * count; i++) diagonal[i] = factors[Math.floor(i / k) * m * n + (i % k) * (m + 1)]!;
    return { x, rss, ranks, diagonal };
  });
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
