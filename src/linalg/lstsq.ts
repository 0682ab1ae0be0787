// lstsq(A, b) on ndarrays: checks, layouts and buffers around gelsy, single and batched, and dsgels. No algorithm of its own.

import { gelsyStridedBatched } from '../batched/qr/routines.gen.ts';
import { ArgumentError, failureOf, type IllConditionedError } from '../core/errors.ts';
import { type ArrayOf, fields } from '../core/field.ts';
import { gelsy } from '../lapack/qr/routines.gen.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import { leastSquaresError } from './backwardError.ts';
import { getContext } from './defaultContext.ts';
import { type IllConditioned, illConditionedAmong, said, tooFlat, triangleRcond } from './illConditioned.ts';
import { type NdArray, ndarray } from './ndarray.ts';
import {
  type ArrayInput,
  byRows,
  columns,
  integers,
  matrixOf,
  type Operand,
  operandOf,
  planeOf,
  type Real,
  type Solved,
  withBuffers,
} from './operands.ts';
import { contextAmong, goOn, numberAmong, type Transposed } from './options.ts';
import {
  asGiven,
  type Done,
  inPrecision,
  type PrecisionOptions,
  precisionAmong,
  precisionsOf,
  refuseMixed,
  reportOf,
  type SolutionReport,
  type SolvePrecision,
  stackedSystem,
} from './precision.ts';
import { columnsOf, countOf, isStack, matricesOf, stacked } from './stacks.ts';
import { op } from './trans.ts';

/** Options of `lstsq`. */
export interface LstsqOptions extends PrecisionOptions {
  /** 't' (or true): minimize ||b - A^T x||; default 'n'. */
  readonly trans?: Transposed;
  /**
   * Singular values below this times the largest one count as zero; of the triangle of a factorization with column pivoting they are
   * estimated. Default: eps max(m, n), eps = 2^-23 (2^-52) of the precision computed in.
   */
  readonly rcond?: number;
  /**
   * What is done about an A whose columns depend on each other to within rounding: the rank is not full, or rcond is below eps max(m, n).
   * 'warn' (default): x is the shortest, `rank` and `rcond` of the solution tell, and `report` has a warning. 'throw': IllConditionedError.
   * 'ignore': no warning.
   */
  readonly illConditioned?: IllConditioned;
}

/** A least-squares solution, and what is known of it. */
export interface LeastSquaresSolution<T extends Float32Array | Float64Array> {
  /** n numbers, or n x nrhs, as b is. */
  readonly x: NdArray<T>;
  /** ||b - A x||^2 for each column of b; empty, as in NumPy, unless m > n and the rank is n. */
  readonly residuals: T;
  readonly rank: number;
  /**
   * The reciprocal condition number of the triangle of the factorization, estimated: about that of A, whatever the rank was decided to be.
   * Below eps, 2^-23 (2^-52), no digit of an x of full rank is certain. In mixed precision that of the columns, each scaled.
   */
  readonly rcond: number;
  /**
   * The diagonal of R, min(m, n) numbers that do not increase in magnitude. NumPy returns singular values here: these are not such, but a
   * fall among them shows where the rank ends. Empty if x was computed in mixed precision, where columns are not pivoted: the rank is then
   * full.
   */
  readonly diagonal: T;
}

/** The same of a stack of problems: ndarrays of its leading dimensions. */
export interface LeastSquaresSolutions<T extends Float32Array | Float64Array> {
  /** ... x n, or ... x n x nrhs, as b is. */
  readonly x: NdArray<T>;
  /** ... x nrhs: ||b - A x||^2 for each column of b; NaN unless m > n and the rank is n. */
  readonly residuals: NdArray<T>;
  readonly rank: NdArray<Int32Array>;
  /** ... x min(m, n): the diagonal of each R. */
  readonly diagonal: NdArray<T>;
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
 * A: m x n. b: m numbers, or m x nrhs; x has n of them. Both are whatever counts as an array (ArrayInput): ndarrays, records
 * with any strides, nested arrays. Neither is changed, and both are copied before the call returns its promise.
 *
 * Either may be a stack with leading dimensions, by the rules of NumPy's solve: A ... x m x n, b ... x m x nrhs or m numbers for every A,
 * the leading dimensions broadcasting. All problems are solved side by side, each with a rank of its own, and the results are
 * LeastSquaresSolutions; the type is to be named: lstsq<LeastSquaresSolutions<Float64Array>>(A, b).
 *
 * Results are single if both are Float32Arrays, else double; x is a new ndarray, rows first. `precision` 'auto' means 'f32' for singles,
 * else 'f64-cpu'. 'mixed', of one A, is for those who know its rank to be full, and has no diagonal: by dsgels, which takes columns for
 * independent if they are once each is scaled, whatever the option rcond says; where it does not converge the problem is solved again in
 * double, with the rank. `report` is told of it: its backwardError is so much of ||A||_F, or of ||A||_F ||x|| + ||b||, as would have to
 * change for x to minimize exactly; rcond is that of the triangle, columns scaled, in 'mixed' precision. An A with a NaN or an infinity has
 * rank 0 and an x of NaN; those in b pass through to x. Flops 2 n^2 (m - n/3) for m >= n, to leading order. Source: LAPACK xGELSY.
 *
 * Look at `rank`, or say illConditioned: 'throw': where columns depend on each other to within rounding, as high powers of x do, the rank
 * found is below n, and x, which fits as well as any, is far from the one that was meant. In single precision that is so from condition
 * 10^6 on.
 *
 * @throws ArgumentError for a wrong shape, data type or option; IllConditionedError for a matrix of deficient rank only if `illConditioned`
 * is 'throw'.
 * @example
 * const A = ndarray(new Float64Array([1, 0, 1, 1, 1, 2]), [3, 2]); // a line through (0, 1), (1, 3), (2, 5)
 * const { x, rank } = await lstsq(A, ndarray(new Float64Array([1, 3, 5]), [3]));
 * console.log(x.get(0).toFixed(3), x.get(1).toFixed(3), rank); // 1.000 2.000 2
 */
export async function lstsq<A extends ArrayInput, B extends ArrayInput>(
  A: A,
  b: B,
  options?: LstsqOptions,
): Promise<LeastSquaresSolution<Solved<A, B>>>;
export async function lstsq<R extends LeastSquaresSolutions<Float32Array | Float64Array>>(
  A: ArrayInput,
  b: ArrayInput,
  options?: LstsqOptions,
): Promise<R>;
export async function lstsq(A: ArrayInput, b: ArrayInput, options: LstsqOptions = {}): Promise<Solution | Solutions> {
  const left = op('lstsq', 3, operandOf('lstsq', A, 'A', 1), options?.trans);
  const operands = [left, operandOf('lstsq', b, 'b', 2)] as const;
  return operands.some(isStack) ? lstsqStack(...operands, options) : lstsqOne(...operands, options);
}

async function lstsqOne(A: Operand, b: Operand, options: LstsqOptions): Promise<Solution> {
  const view = planeOf('lstsq', A);
  const rhs = matrixOf('lstsq', b, 'b', 2);
  const { rows: m, cols: n } = view;
  if (rhs.rows !== m) throw new ArgumentError('lstsq', 'b', 2, b.shape.join(' x '), `it must have ${m} rows, as A has`);
  const how = checked(options);
  const { prec, result, exact: isExact } = precisionsOf(how, A, b);
  const nrhs = rhs.cols;
  // Copied before the first await, so that nothing the caller does afterwards can reach the computation.
  const [left, right] = [columns(prec, view), columns(prec, rhs)];
  const exact = isExact ? [left, right] : [columns(result, view), columns(result, rhs)];
  const context = how.named ?? (await getContext());
  const problem: Columns = { m, n, nrhs, a: left, b: longer(prec, right, m, n, nrhs) };
  const found = await solveOne(context, how, prec, problem);
  const { rank, rcond } = found;
  const x = inPrecision(result, found.x);
  if (how.report !== undefined) {
    const of = { m, n, nrhs, count: 1, a: exact[0]!, b: exact[1]!, x };
    reportOf(how.report, found.done, await leastSquaresError(context, how.signal, of));
  }
  return {
    x: ndarray(byRows(result, x, n, nrhs), [n, ...b.shape.slice(1)]),
    residuals: inPrecision(result, m > n && rank === n ? found.rss : found.rss.subarray(0, 0)),
    rank,
    rcond,
    diagonal: inPrecision(result, found.diagonal),
  };
}

type Solution = LeastSquaresSolution<Float32Array | Float64Array>;
type Solutions = LeastSquaresSolutions<Float32Array | Float64Array>;

/** The options, checked. */
interface Options {
  readonly named: Context | undefined;
  readonly rcond: number;
  readonly precision: SolvePrecision;
  readonly report: Partial<SolutionReport> | undefined;
  readonly illConditioned: IllConditioned;
  readonly signal: AbortSignal | undefined;
}

function checked(options: LstsqOptions): Options {
  const named = contextAmong('lstsq', 3, options, ['rcond', 'precision', 'report', 'illConditioned', 'trans']);
  const illConditioned = illConditionedAmong('lstsq', 3, options.illConditioned, 'warn');
  const legal = (x: number): boolean => x >= 0;
  const rcond = numberAmong('lstsq', 3, 'rcond', options.rcond, -1, legal, 'must be a number, not negative');
  return { named, rcond, illConditioned, signal: options.signal, ...precisionAmong('lstsq', 3, options) };
}

/** Columns of m elements, with room for n in each. */
function longer(prec: Real, x: ArrayOf<Real>, m: number, n: number, cols: number): ArrayOf<Real> {
  if (n <= m) return x;
  const data = new fields[prec].array(n * cols);
  for (let j = 0; j < cols; j++) data.set(x.subarray(j * m, (j + 1) * m), j * n);
  return data;
}

async function lstsqStack(A: Operand, b: Operand, options: LstsqOptions): Promise<Solutions> {
  const stack = matricesOf('lstsq', A);
  const { rhs, nrhs, lead } = stackedSystem('lstsq', stack, b);
  const { rows: m, cols: n } = stack.one;
  const how = checked(options);
  if (stack.lead.length > 0) refuseMixed('lstsq', 3, how.precision);
  const { prec, result, exact: isExact } = precisionsOf(how, A, b);
  const count = countOf(lead);
  // One matrix for all is factored once: what it is to solve for stands side by side.
  const shared = stack.lead.length === 0 && count > 0;
  const copies = (to: Real) => [columnsOf(to, stack, shared ? [] : lead), columnsOf(to, rhs, lead)] as const;
  const [left, right] = copies(prec);
  const exact = isExact ? [left, right] : copies(result);
  const problems: Problems = { m, n, nrhs, count, a: left, b: longer(prec, right, m, n, nrhs * count) };
  const context = how.named ?? (await getContext());
  const { ranks, ...found } = await (shared
    ? solveShared(context, how, prec, problems)
    : solveEach(context, how, lead, prec, problems));
  const [x, rss, diagonal] = [found.x, found.rss, found.diagonal].map((data) => inPrecision(result, data));
  if (how.report !== undefined) {
    const sizes = shared ? { nrhs: nrhs * count, count: 1 } : { nrhs, count };
    const of = { m, n, ...sizes, a: exact[0]!, b: exact[1]!, x: x! };
    reportOf(how.report, found.done, await leastSquaresError(context, how.signal, of));
  }
  for (const [k, rank] of ranks.entries()) if (m <= n || rank < n) rss!.fill(Number.NaN, k * nrhs, (k + 1) * nrhs);
  return {
    x: stacked(result, x!, lead, n, nrhs, b.shape.length === 1),
    residuals: ndarray(rss!, [...lead, nrhs]),
    rank: ndarray(ranks, [...lead]),
    diagonal: ndarray(diagonal!, [...lead, count > 0 ? diagonal!.length / count : Math.min(m, n)]),
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
  readonly done: Done;
}

/** One matrix for all right-hand sides. */
async function solveShared(context: Context, how: Options, prec: Real, of: Problems): Promise<Found> {
  const { count, nrhs } = of;
  const { rank, rcond: _rcond, diagonal, ...found } = await solveOne(context, how, prec, { ...of, nrhs: nrhs * count });
  const all = new fields[prec].array(diagonal.length * count);
  for (let k = 0; k < count; k++) all.set(diagonal, k * diagonal.length);
  return { ...found, ranks: new Int32Array(count).fill(rank), diagonal: all };
}

type Three = [DeviceBuffer<'i'>, DeviceBuffer<'i'>, DeviceBuffer<'i'>];

function solveEach(context: Context, how: Options, lead: readonly number[], prec: Real, of: Problems): Promise<Found> {
  const { rcond, signal } = how;
  const { m, n, nrhs, count, a, b } = of;
  return withBuffers(async (keep) => {
    const [A, B] = [keep(context.upload(prec, a)), keep(context.upload(prec, b))];
    const [jpvt, rank, info] = [n * count, count, count].map((length) =>
      keep(integers(context, prec, length)),
    ) as Three;
    const [lda, ldb] = [Math.max(1, m), Math.max(1, m, n)];
    const strides = { strideA: m * n, strideB: Math.max(m, n) * nrhs, strideJpvt: Math.max(1, n) };
    const each = { lda, ldb, ...strides, batchCount: count };
    await gelsyStridedBatched(context.queue, { m, n, nrhs, A, B, jpvt, rcond, rank, info, ...each }, prec);
    const [factors, all, ranks] = [await context.download(A), await context.download(B), await context.download(rank)];
    const x = new fields[prec].array(n * nrhs * count);
    const rss = new fields[prec].array(nrhs * count);
    for (let j = 0; j < nrhs * count; j++) {
      x.set(all.subarray(j * ldb, j * ldb + n), j * n);
      let sum = 0;
      for (let i = n; i < m; i++) sum += all[j * ldb + i]! ** 2;
      rss[j] = sum;
    }
    const k = Math.min(m, n);
    const diagonal = new fields[prec].array(k * count);
    for (let i = 0; i < k * count; i++) diagonal[i] = factors[Math.floor(i / k) * m * n + (i % k) * (m + 1)]!;
    const flat = firstFlat(prec, of, ranks, factors, lead);
    return { x, rss, ranks, diagonal, done: { ...asGiven(prec), ...said(how, flat) } };
  }, signal);
}

/** What is to be said of the first problem of a stack whose rank is not full. NaN has none. */
function firstFlat(
  prec: Real,
  { m, n }: Problems,
  ranks: Int32Array,
  factors: ArrayOf<Real>,
  lead: readonly number[],
): IllConditionedError | undefined {
  const k = Math.min(m, n);
  const rcondOf = (b: number): number => triangleRcond(k, { data: factors, off: b * m * n, ld: Math.max(1, m) });
  const failed = Array.from(ranks, (rank, b) => (rank < k && !Number.isNaN(rcondOf(b)) ? n + 1 : 0));
  const found = failureOf(failed, lead);
  if (found === undefined) return undefined;
  const first = found.batch.matrix;
  return tooFlat('lstsq', prec, { m, n }, { rank: ranks[first]!, rcond: rcondOf(first) }, found.batch);
}

type FoundOne = Omit<Found, 'ranks'> & { readonly rank: number; readonly rcond: number };

/** One matrix, in the precision that the options come to. */
async function solveOne(context: Context, how: Options, prec: Real, of: Columns): Promise<FoundOne> {
  const { precision, rcond, signal } = how;
  const mixed = precision === 'mixed' ? await solveMixed(context, of, signal) : undefined;
  if (typeof mixed === 'object') return mixed;
  const found = await solveColumns(context, prec, of, rcond, signal);
  const told = { rcond: found.rcond, ...said(how, tooFlat('lstsq', prec, of, found)) };
  return { ...found, done: { ...asGiven(prec), iterations: mixed ?? 0, ...told } };
}

/** By factors in single that refinement makes up for, loaded when it is needed; where it cannot, why. */
async function solveMixed(
  context: Context,
  { m, n, nrhs, a, b }: Columns,
  signal: AbortSignal | undefined,
): Promise<FoundOne | number> {
  const { dsgels } = await import('../lapack/mixed/dsgels.gen.ts');
  goOn(signal);
  return withBuffers(async (keep) => {
    const [A, B] = [keep(context.upload('d', a as Float64Array)), keep(context.upload('d', b as Float64Array))];
    const [X, sums, condition] = [
      keep(context.alloc('d', n * nrhs)),
      keep(context.alloc('d', nrhs)),
      keep(context.alloc('d', 1)),
    ];
    const [iter, info] = [keep(integers(context, 'd', 1)), keep(integers(context, 'd', 1))];
    const [lda, ldb, ldx] = [Math.max(1, m), Math.max(1, m, n), Math.max(1, n)];
    const out = { X, ldx, iter, info, rcond: condition, rss: sums };
    await dsgels(context.queue, { m, n, nrhs, A, lda, B, ldb, ...out });
    const [iterations] = await context.download(iter);
    if (iterations! < 0) return iterations!;
    const [x, rss] = [await context.download(X), await context.download(sums)];
    const [rcond] = await context.download(condition);
    const done: Done = { precision: 'mixed', iterations: iterations!, rcond: rcond! };
    return { x, rss, rank: Math.min(m, n), rcond: rcond!, diagonal: new Float64Array(0), done };
  }, signal);
}

/** gelsy on columns without gaps: X, n x nrhs, sums of squares, the rank, rcond and the diagonal of R. */
export function solveColumns(
  context: Context,
  prec: Real,
  { m, n, nrhs, a, b }: Columns,
  rcond: number,
  signal: AbortSignal | undefined,
) {
  return withBuffers(async (keep) => {
    const [A, B] = [keep(context.upload(prec, a)), keep(context.upload(prec, b))];
    const sums = keep(context.alloc(prec, nrhs));
    const [found, info] = [keep(integers(context, prec, 1)), keep(integers(context, prec, 1))];
    const [lda, ldb] = [Math.max(1, m), Math.max(1, m, n)];
    const args = { m, n, nrhs, A, lda, B, ldb, rcond, rank: found, rss: sums, info };
    await gelsy(context.queue, args, prec);
    const [factors, all, rss] = [await context.download(A), await context.download(B), await context.download(sums)];
    const [rank] = await context.download(found);
    const x = new fields[prec].array(n * nrhs);
    for (let j = 0; j < nrhs; j++) x.set(all.subarray(j * ldb, j * ldb + n), j * n);
    const diagonal = new fields[prec].array(Math.min(m, n));
    for (let i = 0; i < diagonal.length; i++) diagonal[i] = factors[i * (lda + 1)]!;
    const triangle = triangleRcond(diagonal.length, { data: factors, off: 0, ld: lda });
    return { x, rss, rank: rank!, rcond: triangle, diagonal };
  }, signal);
}
