// solve(A, b) on ndarrays: checks, layouts and buffers around gesv, dsgesv and gesvStridedBatched. No algorithm of its own.
import type ndarray from 'ndarray';
import { gesvStridedBatched } from '../batched/lu/routines.gen.ts';
import { ArgumentError, mustSucceed } from '../core/errors.ts';
import { larger } from '../core/extremes.ts';
import type { ArrayOf } from '../core/field.ts';
import { planeView, type View2 } from '../core/strided.ts';
import { gecon } from '../lapack/condition/routines.gen.ts';
import { gesv, getrf } from '../lapack/lu/routines.gen.ts';
import { dsgesv } from '../lapack/mixed/routines.gen.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import { solveAtOnce } from './atOnce.ts';
import { type SolvedSystems, systemError } from './backwardError.ts';
import { getContext } from './defaultContext.ts';
import { inContext } from './inContext.ts';
import {
  type ArrayInput,
  byRows,
  columns,
  integers,
  matrixOf,
  type Numbers,
  type Operand,
  operandOf,
  type Real,
  type Solved,
  squareOf,
  uploadColumns,
  withBuffers,
} from './operands.ts';
import { contextAmong, switchAmong, type Transposed } from './options.ts';
import { deliverTo, type OutOption } from './out.ts';
import {
  asGiven,
  type Done,
  inPrecision,
  type PrecisionOptions,
  paysMixed,
  precisionAmong,
  precisionsOf,
  refuseMixed,
  reportOf,
  type SolutionReport,
  type SolvePrecision,
  stackedSystem,
} from './precision.ts';
import { columnsOf, countOf, isStack, squaresOf, stacked } from './stacks.ts';
import { op } from './trans.ts';

export interface SystemOptions extends PrecisionOptions, OutOption {
  /** 't' (or true): solve A^T x = b; default 'n'. */
  readonly trans?: Transposed;
  /** Whether `report` is to have rcond too, of one A only. Where x was computed in 'mixed' precision A is factored once more for it, in single. */
  readonly condition?: boolean;
}

/**
 * x with A x = b for a square A, by LU factorization with partial pivoting.
 *
 * A: n x n. b: n numbers, or n x nrhs; x has its shape. Both are whatever counts as an array (ArrayInput): ndarrays and
 * records with any strides, be they transposed, sub-matrices or reversed, typed arrays, nested arrays. Neither is changed, and both are copied before the
 * call returns its promise.
 *
 * Either may be a stack with leading dimensions, by the rules of NumPy 2: A ... x n x n, b ... x n x nrhs or n numbers for every A, the leading
 * dimensions broadcasting; x then has b's shape with them. All systems are solved side by side.
 *
 * x is single if both are Float32Array, else double; a new ndarray, rows first. How it is computed is `precision`: 'auto' means 'f32' for
 * singles. One matrix of doubles is solved in 'mixed' precision, by dsgesv, on a GPU context if n >= 512 and nrhs <= n / 8; all else is 'f64-cpu'.
 * 'mixed' gives what double would, where it does not converge by double itself; 'f32' of doubles gives some six digits less the condition
 * number's. NaN and infinities pass through to x. `report` is told of it: its backwardError is the largest
 * ||b - A x|| / (||A|| ||x|| + ||b||) in infinity norms, rcond that of the 1-norm. Flops 2n^3/3 + 2n^2 nrhs, to leading order. Source:
 * LAPACK xGESV, DSGESV.
 *
 * A system of order up to 512 of singles on a GPU context is solved on the CPU: it would be longer on its way. Whatever the CPU computes is ready when the
 * call returns its promise; the last bits of small ones, of order up to 12, need not be the routine's.
 *
 * @throws ArgumentError for a wrong shape, data type or option; SingularError when a pivot, in the precision computed in, is exactly zero; of
 * a stack it names the first such matrix, by batchElement and batchIndex, and how many there are.
 * @example
 * const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]); // rows (2 1) and (4 3)
 * const b = ndarray(new Float64Array([4, 10]), [2]);
 * const x = await solve(A, b);
 * console.log(x.get(0), x.get(1)); // 1 2
 */
export async function solve<A extends ArrayInput, B extends ArrayInput>(
  A: A,
  b: B,
  options: SystemOptions = {},
): Promise<ndarray.NdArray<Solved<A, B>>> {
  const left = op('solve', 3, operandOf('solve', A, 'A', 1), options?.trans);
  const operands = [left, operandOf('solve', b, 'b', 2)] as const;
  const x = await (operands.some(isStack) ? solveStack : solveOne)(...operands, options);
  return x as unknown as ndarray.NdArray<Solved<A, B>>;
}

type Result = ndarray.NdArray<ArrayOf<Real>>;

/** The options, checked. */
interface Options {
  readonly named: Context | undefined;
  readonly precision: SolvePrecision;
  readonly report: Partial<SolutionReport> | undefined;
  readonly condition: boolean;
  readonly signal: AbortSignal | undefined;
}

function checked(options: SystemOptions): Options {
  const named = contextAmong('solve', 3, options, ['precision', 'report', 'condition', 'trans', 'out']);
  const { precision, report } = precisionAmong('solve', 3, options);
  const condition = switchAmong('solve', 3, 'condition', options.condition);
  if (condition && report === undefined)
    throw new ArgumentError('solve', 'condition', 3, condition, 'must come with a report');
  return { named, precision, report, condition, signal: options.signal };
}

async function solveOne(A: Operand, b: Operand, options: SystemOptions): Promise<Result> {
  const n = squareOf('solve', A).rows;
  const { rows, cols: nrhs } = matrixOf('solve', b, 'b', 2);
  if (rows !== n) throw new ArgumentError('solve', 'b', 2, b.shape.join(' x '), `it must have ${n} rows, as A has`);
  const how = checked(options);
  const { prec, result, exact: isExact } = precisionsOf(how, A, b);
  const deliver = deliverTo('solve', 3, options.out, result, b.shape);
  const finished = (rows: ArrayOf<Real>): Result => deliver(inPrecision(result, rows));
  const turned = (x: ArrayOf<Real>): Result => finished(byRows(result, inPrecision(result, x), n, nrhs));
  return inContext(
    how.named,
    [A, b],
    (context, [own, ownB]) => {
      const [a, rhs] = [planeView(own!), planeView(ownB!)];
      const mixed = isMixed(context, how, prec, n, nrhs);
      const small = mixed || how.condition ? undefined : solveAtOnce(context, prec, a, rhs);
      if (how.report === undefined && small !== undefined) return finished(small);
      // Copied before the first await, so that nothing the caller does afterwards can reach the computation.
      if (how.report === undefined && !how.condition && !mixed)
        return solveOnce(context, prec, a, rhs, how.signal).then(turned);
      const [left, right] = [columns(prec, a), columns(prec, rhs)];
      const exact = isExact ? { a: left, b: right } : { a: columns(result, a), b: columns(result, rhs) };
      const found =
        small === undefined
          ? solveColumns(context, how, prec, { n, nrhs, a: left, b: right })
          : { x: columns(prec, rowsAt(small, n, nrhs)), done: asGiven(prec) };
      return reported(context, how, { m: n, n, nrhs, count: 1, ...exact }, found, result).then(turned);
    },
    how.signal,
  );
}

const rowsAt = (data: ArrayOf<Real>, rows: number, cols: number): View2<Numbers> => {
  return { data, rows, cols, rowStride: cols, colStride: 1, offset: 0 };
};

/** X in the precision of the result, once the report is filled in, if there is one. */
async function reported(
  context: Context,
  { report, signal }: Options,
  of: Omit<SolvedSystems, 'x'>,
  finding: Found | Promise<Found>,
  result: Real,
): Promise<ArrayOf<Real>> {
  const found = await finding;
  const x = inPrecision(result, found.x);
  if (report !== undefined) reportOf(report, found.done, await systemError(context, signal, { ...of, x }));
  return x;
}

/** A system by columns without gaps. */
interface System {
  readonly n: number;
  readonly nrhs: number;
  readonly a: ArrayOf<Real>;
  readonly b: ArrayOf<Real>;
}

interface Found {
  readonly x: ArrayOf<Real>;
  readonly done: Done;
}

const isMixed = (context: Context, { precision }: Options, prec: Real, n: number, nrhs: number): boolean =>
  precision === 'mixed' || (precision === 'auto' && prec === 'd' && paysMixed(context, n, nrhs));

/** X, by columns, in the precision of the system, and nothing else. */
function solveOnce(
  context: Context,
  prec: Real,
  a: View2<Numbers>,
  b: View2<Numbers>,
  signal: AbortSignal | undefined,
): Promise<ArrayOf<Real>> {
  return withBuffers(async (keep) => {
    const [A, B] = [keep(uploadColumns(context, prec, a)), keep(uploadColumns(context, prec, b))];
    await solveIn(context, prec, b.rows, b.cols, A, B, keep);
    return await context.download(B);
  }, signal);
}

/** B := A^-1 B, A := its factors. Throws SingularError. */
async function solveIn(
  context: Context,
  prec: Real,
  n: number,
  nrhs: number,
  A: DeviceBuffer<Real>,
  B: DeviceBuffer<Real>,
  keep: (buffer: DeviceBuffer<'i'>) => DeviceBuffer<'i'>,
): Promise<void> {
  const ipiv = keep(integers(context, prec, n));
  const info = keep(integers(context, prec, 1));
  const ld = Math.max(1, n);
  await gesv<Real>(context.queue, { n, nrhs, A, lda: ld, ipiv, B, ldb: ld, info }, prec);
  mustSucceed('solve', (await context.download(info))[0]!);
}

/** X, by the way that the options and the context come to. Throws SingularError. */
function solveColumns(context: Context, how: Options, prec: Real, of: System): Promise<Found> {
  return isMixed(context, how, prec, of.n, of.nrhs)
    ? solveMixed(context, of, how)
    : solveDirectly(context, prec, of, how);
}

/** In the precision of the system. */
function solveDirectly(
  context: Context,
  prec: Real,
  { n, nrhs, a, b }: System,
  { condition, signal }: Options,
): Promise<Found> {
  return withBuffers(async (keep) => {
    const A = keep(context.upload(prec, a));
    const B = keep(context.upload(prec, b));
    await solveIn(context, prec, n, nrhs, A, B, keep);
    const x = await context.download(B);
    const rcond = condition ? { rcond: await conditionOf(context, prec, n, a, A, signal) } : {};
    return { x, done: { ...asGiven(prec), ...rcond } };
  }, signal);
}

/** By factors in single that refinement makes up for. */
function solveMixed(context: Context, { n, nrhs, a, b }: System, { condition, signal }: Options): Promise<Found> {
  return withBuffers(async (keep) => {
    const [A, B] = [keep(context.upload('d', a as Float64Array)), keep(context.upload('d', b as Float64Array))];
    const X = keep(context.alloc('d', n * nrhs));
    const ipiv = keep(context.alloc('i', n));
    const [iter, info] = [keep(integers(context, 'd', 1)), keep(integers(context, 'd', 1))];
    const ld = Math.max(1, n);
    await dsgesv(context.queue, { n, nrhs, A, lda: ld, ipiv, B, ldb: ld, X, ldx: ld, iter, info });
    mustSucceed('solve', (await context.download(info))[0]!);
    const [x, iterations] = [await context.download(X), (await context.download(iter))[0]!];
    const precision = iterations < 0 ? 'f64-cpu' : 'mixed';
    if (!condition) return { x, done: { precision, iterations } };
    if (iterations < 0)
      return { x, done: { precision, iterations, rcond: await conditionOf(context, 'd', n, a, A, signal) } };
    // The factors in single have not been kept.
    const S = keep(context.upload('s', new Float32Array(a)));
    await getrf(context.queue, { m: n, n, A: S, lda: ld, ipiv, info }, 's');
    return { x, done: { precision, iterations, rcond: await conditionOf(context, 's', n, a, S, signal) } };
  }, signal);
}

/** rcond of the matrix of columns a, from its factors. */
function conditionOf<P extends Real>(
  context: Context,
  prec: P,
  n: number,
  a: ArrayOf<Real>,
  factors: DeviceBuffer<P>,
  signal: AbortSignal | undefined,
): Promise<number> {
  let anorm = 0;
  for (let j = 0; j < n; j++) {
    let sum = 0;
    for (let i = j * n; i < (j + 1) * n; i++) sum += Math.abs(a[i]!);
    anorm = larger(sum, anorm);
  }
  return withBuffers(async (keep) => {
    const rcond = keep(context.alloc(prec, 1));
    const call = { norm: '1', n, A: factors, lda: Math.max(1, n), anorm, rcond } as const;
    await gecon<Real>(context.queue, call, prec);
    return (await context.download(rcond))[0]!;
  }, signal);
}

async function solveStack(A: Operand, b: Operand, options: SystemOptions): Promise<Result> {
  const a = squaresOf('solve', A);
  const { rhs, nrhs, lead } = stackedSystem('solve', a, b);
  const n = a.one.rows;
  const how = checked(options);
  if (a.lead.length > 0) {
    refuseMixed('solve', 3, how.precision);
    if (how.condition) throw new ArgumentError('solve', 'condition', 3, true, 'is for one A, not for a stack');
  }
  const { prec, result, exact: isExact } = precisionsOf(how, A, b);
  const vectors = b.shape.length === 1;
  const deliver = deliverTo('solve', 3, options.out, result, [...lead, n, ...(vectors ? [] : [nrhs])]);
  const batchCount = countOf(lead);
  // One matrix for all is factored once: what it is to solve for stands side by side.
  const shared = a.lead.length === 0 && batchCount > 0;
  const copies = (to: Real) => [columnsOf(to, a, shared ? [] : lead), columnsOf(to, rhs, lead)] as const;
  const [left, right] = copies(prec);
  const exact = isExact ? [left, right] : copies(result);
  const context = how.named ?? (await getContext());
  const found = shared
    ? await solveColumns(context, how, prec, { n, nrhs: nrhs * batchCount, a: left, b: right })
    : {
        x: await solveBatch(context, prec, lead, { n, nrhs, a: left, b: right }, how.signal),
        done: asGiven(prec),
      };
  const sizes = shared ? { nrhs: nrhs * batchCount, count: 1 } : { nrhs, count: batchCount };
  const x = await reported(context, how, { m: n, n, ...sizes, a: exact[0]!, b: exact[1]! }, found, result);
  return deliver(stacked(result, x, lead, n, nrhs, vectors).data);
}

/** X of as many systems, one behind the other. */
function solveBatch(
  context: Context,
  prec: Real,
  lead: readonly number[],
  { n, nrhs, a, b }: System,
  signal: AbortSignal | undefined,
): Promise<ArrayOf<Real>> {
  const batchCount = countOf(lead);
  return withBuffers(async (keep) => {
    const A = keep(context.upload(prec, a));
    const B = keep(context.upload(prec, b));
    const ipiv = keep(integers(context, prec, n * batchCount));
    const info = keep(integers(context, prec, batchCount));
    const ld = Math.max(1, n);
    const each = { lda: ld, strideA: n * n, stridePiv: ld, ldb: ld, strideB: n * nrhs, batchCount };
    await gesvStridedBatched(context.queue, { n, nrhs, A, ipiv, B, info, ...each }, prec);
    mustSucceed('solve', await context.download(info), lead);
    return await context.download(B);
  }, signal);
}
