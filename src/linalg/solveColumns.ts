// Systems A x = b by columns, in the precision and by the way that options and context come to: buffers around gesv, dsgesv and
// gesvStridedBatched, and what looks at the condition of A on the way.
import { gesvStridedBatched } from '../batched/lu/routines.gen.ts';
import { copy } from '../blas1/routines.gen.ts';
import { mustSucceed } from '../core/errors.ts';
import { larger } from '../core/extremes.ts';
import type { ArrayOf } from '../core/field.ts';
import type { View2 } from '../core/strided.ts';
import { gecon } from '../lapack/condition/routines.gen.ts';
import { gesv, getrf } from '../lapack/lu/routines.gen.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import {
  ConditionWatch,
  equilibratedRcond,
  type IllConditioned,
  isGrown,
  isSuspect,
  largestPivot,
  pivotsTell,
  said,
  tooIll,
} from './illConditioned.ts';
import { integers, type Numbers, type Real, uploadColumns, withBuffers } from './operands.ts';
import { goOn } from './options.ts';
import { asGiven, type Done, paysMixed, type SolutionReport, type SolvePrecision } from './precision.ts';
import { countOf } from './stacks.ts';

/** The options of solve, checked. */
export interface Options {
  readonly named: Context | undefined;
  readonly precision: SolvePrecision;
  readonly report: Partial<SolutionReport> | undefined;
  readonly condition: boolean;
  readonly illConditioned: IllConditioned;
  readonly signal: AbortSignal | undefined;
}

/** What looks at a matrix, if anyone is to hear of it. */
export const watchOf = ({ illConditioned, report }: Options, prec: Real): ConditionWatch | undefined =>
  illConditioned === 'throw' || (illConditioned === 'warn' && report !== undefined)
    ? new ConditionWatch(prec)
    : undefined;

const columnsAt = (data: ArrayOf<Real>, rows: number, cols: number): View2<Numbers> => {
  return { data, rows, cols, rowStride: 1, colStride: rows, offset: 0 };
};

/** A system by columns without gaps. */
export interface System {
  readonly n: number;
  readonly nrhs: number;
  readonly a: ArrayOf<Real>;
  readonly b: ArrayOf<Real>;
}

export interface Found {
  readonly x: ArrayOf<Real>;
  readonly done: Done;
}

export const isMixed = (context: Context, { precision }: Options, prec: Real, n: number, nrhs: number): boolean =>
  precision === 'mixed' || (precision === 'auto' && prec === 'd' && paysMixed(context, n, nrhs));

/** X, by columns, in the precision of the system, and nothing else. */
export function solveOnce(
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

/** B := A^-1 B, A := its factors; the pivots. Throws SingularError. */
async function solveIn(
  context: Context,
  prec: Real,
  n: number,
  nrhs: number,
  A: DeviceBuffer<Real>,
  B: DeviceBuffer<Real>,
  keep: (buffer: DeviceBuffer<'i'>) => DeviceBuffer<'i'>,
): Promise<DeviceBuffer<'i'>> {
  const ipiv = keep(integers(context, prec, n));
  const info = keep(integers(context, prec, 1));
  const ld = Math.max(1, n);
  await gesv<Real>(context.queue, { n, nrhs, A, lda: ld, ipiv, B, ldb: ld, info }, prec);
  mustSucceed('solve', (await context.download(info))[0]!);
  return ipiv;
}

/** What a system has become: the factors of A, and X in the place of B. */
interface Factored {
  readonly A: DeviceBuffer<Real>;
  readonly X: DeviceBuffer<Real>;
  readonly ipiv: DeviceBuffer<'i'>;
}

/**
 * X, by columns, once the watch has seen it and the diagonal of U: the other factors leave a GPU only where there is reason to look at
 * them.
 */
async function watched(
  context: Context,
  prec: Real,
  { n, nrhs, a, b }: System,
  { A, X, ipiv }: Factored,
  keep: (buffer: DeviceBuffer<Real>) => DeviceBuffer<Real>,
  watch: ConditionWatch | undefined,
): Promise<ArrayOf<Real>> {
  if (watch === undefined || n === 0) return context.download(X);
  const diagonal = keep(context.alloc<Real>(prec, n));
  await copy<Real>(context.queue, { n, x: A, incx: n + 1, y: diagonal }, prec);
  const [x, data] = await Promise.all([context.download(X), context.download(diagonal)]);
  if (isSuspect(prec, { data, at: 0, step: 1 }, x, columnsAt(b, n, nrhs))) {
    const [LU, pivots] = await Promise.all([context.download(A), context.download(ipiv)]);
    watch.rcond = equilibratedRcond(columnsAt(a, n, n), { data: LU, off: 0, ld: n }, pivots);
  }
  return x;
}

/** X, by the way that the options and the context come to. Throws SingularError. */
export function solveColumns(context: Context, how: Options, prec: Real, of: System): Promise<Found> {
  return isMixed(context, how, prec, of.n, of.nrhs)
    ? solveMixed(context, of, how)
    : solveDirectly(context, prec, of, how);
}

/** In the precision of the system. */
function solveDirectly(context: Context, prec: Real, of: System, how: Options): Promise<Found> {
  const { condition, signal } = how;
  const { n, nrhs, a, b } = of;
  return withBuffers(async (keep) => {
    const A = keep(context.upload<Real>(prec, a));
    const X = keep(context.upload<Real>(prec, b));
    const ipiv = await solveIn(context, prec, n, nrhs, A, X, keep);
    const watch = watchOf(how, prec);
    const x = await watched(context, prec, of, { A, X, ipiv }, keep, watch);
    const warning = said(how, watch?.error('solve', n));
    const rcond = condition ? { rcond: await conditionOf(context, prec, n, a, A, signal) } : {};
    return { x, done: { ...asGiven(prec), ...warning, ...rcond } };
  }, signal);
}

/** By factors in single that refinement makes up for. Programs whose systems never come here, as on the CPU, do not load it. */
async function solveMixed(context: Context, of: System, how: Options): Promise<Found> {
  const { n, nrhs, a, b } = of;
  const { condition, signal } = how;
  const { dsgesv } = await import('../lapack/mixed/dsgesv.gen.ts');
  goOn(signal);
  return withBuffers(async (keep) => {
    const [A, B] = [keep(context.upload('d', a as Float64Array)), keep(context.upload('d', b as Float64Array))];
    const X = keep(context.alloc('d', n * nrhs));
    const ipiv = keep(context.alloc('i', n));
    const [iter, info] = [keep(integers(context, 'd', 1)), keep(integers(context, 'd', 1))];
    const ld = Math.max(1, n);
    await dsgesv(context.queue, { n, nrhs, A, lda: ld, ipiv, B, ldb: ld, X, ldx: ld, iter, info });
    mustSucceed('solve', (await context.download(info))[0]!);
    const iterations = (await context.download(iter))[0]!;
    const precision = iterations < 0 ? 'f64-cpu' : 'mixed';
    // Corrections that converge are proof enough of the matrix's condition.
    const watch = iterations < 0 ? watchOf(how, 'd') : undefined;
    const x = await watched(context, 'd', of, { A, X, ipiv }, keep, watch);
    const done = { precision, iterations, ...said(how, watch?.error('solve', n)) } as const;
    if (!condition) return { x, done };
    if (iterations < 0) return { x, done: { ...done, rcond: await conditionOf(context, 'd', n, a, A, signal) } };
    // The factors in single have not been kept.
    const S = keep(context.upload('s', new Float32Array(a)));
    await getrf(context.queue, { m: n, n, A: S, lda: ld, ipiv, info }, 's');
    return { x, done: { ...done, rcond: await conditionOf(context, 's', n, a, S, signal) } };
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

/** X of as many systems, one behind the other. Throws SingularError and IllConditionedError. */
export function solveBatch(
  context: Context,
  prec: Real,
  lead: readonly number[],
  of: System,
  how: Options,
): Promise<Found> {
  const { n, nrhs, a, b } = of;
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
    const x = await context.download(B);
    const rconds =
      watchOf(how, prec) && n > 0 ? await ofSuspects(context, prec, of, batchCount, { A, X: B, ipiv }, x) : [];
    return { x, done: { ...asGiven(prec), ...said(how, tooIll('solve', prec, n, rconds, lead)) } };
  }, how.signal);
}

/**
 * The condition numbers of the matrices of a batch that give reason to estimate them, 1 for the others; none if there are no such. Where
 * the factors are on a GPU, the size of X is the only reason.
 */
async function ofSuspects(
  context: Context,
  prec: Real,
  { n, nrhs, a, b }: System,
  count: number,
  { A, ipiv }: Factored,
  x: ArrayOf<Real>,
): Promise<number[]> {
  let LU = context.placement(prec) === 'cpu' ? await A.host('read') : undefined;
  const onHost = LU !== undefined;
  let pivots: Int32Array | undefined;
  let rconds: number[] = [];
  const enough = onHost && pivotsTell(prec, n);
  const ofMatrix = (data: ArrayOf<Real>, cols: number, k: number): View2<Numbers> => {
    return { ...columnsAt(data, n, cols), offset: k * n * cols };
  };
  for (let k = 0; k < count; k++) {
    const off = k * n * n;
    const most = onHost ? largestPivot(prec, n, LU!, off, n + 1) : sizeOfSome(a, n, off);
    let suspect = most === undefined;
    for (let at = k * n * nrhs; !suspect && !enough && at < (k + 1) * n * nrhs; at += n)
      suspect = isGrown(prec, n, most!, x, at, b, at, 1);
    if (!suspect) continue;
    LU ??= await context.download(A);
    pivots ??= await context.download(ipiv);
    if (rconds.length === 0) rconds = new Array<number>(count).fill(1);
    rconds[k] = equilibratedRcond(ofMatrix(a, n, k), { data: LU, off, ld: n }, pivots.subarray(k * n));
  }
  return rconds;
}

/** The largest magnitude in the first column and on the diagonal of a matrix. */
function sizeOfSome(a: ArrayOf<Real>, n: number, off: number): number {
  let most = 0;
  for (let i = 0; i < n; i++) most = Math.max(most, Math.abs(a[off + i]!), Math.abs(a[off + i * (n + 1)]!));
  return most;
}
