// Singular values, and vectors, of the matrices of a stack: what svd, pinv, norm, cond and matrixRank have in common.
import { gesvdStridedBatched } from '../batched/svd/routines.gen.ts';
import { ArgumentError, ConvergenceError, failureOf } from '../core/errors.ts';
import type { ArrayOf } from '../core/field.ts';
import type { VectorJob } from '../lapack/svd/gesvd.spec.ts';
import { gesdd } from '../lapack/svd/routines.gen.ts';
import type { Context } from '../runtime/context.ts';
import {
  type Decomposed,
  type DecompositionOptions,
  type DecompositionReport,
  driversInSingle,
  inOwn,
  reportDecomposed,
  roomInSingle,
} from './decomposition.ts';
import { getContext } from './defaultContext.ts';
import { integers, isSingle, type Real, withBuffers } from './operands.ts';
import { goOn } from './options.ts';
import { copiedTo, inPrecision, precisionAmong, refuseMixed, type SolvePrecision } from './precision.ts';
import { columnsOf, countOf, type Stack } from './stacks.ts';

/** m x n matrices by columns without gaps, one behind the other. */
export interface Matrices {
  readonly m: number;
  readonly n: number;
  readonly count: number;
  readonly a: ArrayOf<Real>;
}

export interface Decomposition {
  /** min(m, n) of each matrix. */
  readonly s: ArrayOf<Real>;
  /** By columns; empty if they were not asked for. */
  readonly u: ArrayOf<Real>;
  readonly vt: ArrayOf<Real>;
  /** Of each matrix. */
  readonly info: Int32Array;
  readonly done: Decomposed;
}

/** Columns of U, of m elements, that a job comes to; or rows of V^T. */
export const vectorCount = (job: VectorJob, length: number, k: number): number =>
  job === 'n' ? 0 : job === 's' ? k : length;

/** Matrices of larger orders are decomposed one after the other. */
export const MOST_TOGETHER = 128;

/** A = U S V^T of each. Never throws for what is in A: info says it. */
export function decompose(
  context: Context,
  prec: Real,
  matrices: Matrices,
  job: VectorJob,
  signal: AbortSignal | undefined,
  precision: SolvePrecision = 'auto',
): Promise<Decomposition> {
  const { m, n, count } = matrices;
  const together = count > 1 && Math.min(m, n) <= MOST_TOGETHER;
  if (together) return decomposeTogether(context, prec, matrices, job, signal);
  return decomposeAlone(context, prec, matrices, job, signal, precision);
}

/** Elements of U and V^T of a matrix, and leading dimensions. */
function sizesOf({ m, n }: Matrices, job: VectorJob) {
  const k = Math.min(m, n);
  const [us, vs] = [m * vectorCount(job, m, k), n * vectorCount(job, n, k)];
  const lds = { lda: Math.max(1, m), ldu: Math.max(1, m), ldvt: Math.max(1, vectorCount(job, n, k)) };
  return { k, us, vs, lds };
}

/** The job of the drivers that begin in single, which make no vectors of no singular value; undefined if they would have to. */
export const correctedJob = (job: VectorJob, m: number, n: number): 'n' | 's' | undefined =>
  job !== 'a' ? job : m === n ? 's' : undefined;

/** What is told of this matrix and those before it: the most corrections, or that not all were made. */
export function worse(before: Decomposed, now: Decomposed, matrix: number): Decomposed {
  if (matrix === 0 || now.iterations < 0) return now;
  return before.iterations < 0 || before.iterations > now.iterations ? before : now;
}

async function decomposeAlone(
  context: Context,
  prec: Real,
  matrices: Matrices,
  job: VectorJob,
  signal: AbortSignal | undefined,
  precision: SolvePrecision,
): Promise<Decomposition> {
  const { m, n, count, a } = matrices;
  const { k, us, vs, lds } = sizesOf(matrices, job);
  const corrected = correctedJob(job, m, n);
  const instead = job === 'n' ? 'values' : 'vectors';
  const asked = { vectors: 'singular vectors', instead, prec, m, n } as const;
  const drivers = corrected && (await driversInSingle(context, precision, asked));
  return withBuffers(async (keep) => {
    // On the host whatever the context: gesdd is computed there but for large singles, and would wait for what lies on a GPU.
    const host = (size: number) => keep(context.hostBuffer<Real>(prec, size));
    const room = (size: number) =>
      drivers === undefined || count > 1 ? host(size) : keep(roomInSingle<Real>(context, prec, size));
    const A = room(a.length);
    A.set(a, 0);
    const S = host(k * count);
    const [U, VT] = [us, vs].map((size) => room(size * count));
    const info = keep(context.hostBuffer('i', count));
    let done = inOwn(prec);
    for (let b = 0; b < count; b++) {
      goOn(signal);
      const own = { A: A.at(b * m * n), S: S.at(b * k), U: U!.at(b * us), VT: VT!.at(b * vs), info: info.at(b) };
      if (drivers === undefined) await gesdd<Real>(context.queue, { jobz: job, m, n, ...own, ...lds }, prec);
      else {
        const call = { jobz: corrected!, m, n, ...own, ...lds };
        done = worse(done, await drivers.singularInSingle(context.queue, 'd', call as never), b);
      }
    }
    const [s, u, vt] = await Promise.all([S, U, VT].map((buffer) => context.download(buffer!)));
    return { s: s!, u: u!, vt: vt!, info: await context.download(info), done };
  }, signal);
}

/** All of them in one call. */
function decomposeTogether(
  context: Context,
  prec: Real,
  matrices: Matrices,
  job: VectorJob,
  signal: AbortSignal | undefined,
): Promise<Decomposition> {
  const { m, n, count, a } = matrices;
  const { k, us, vs, lds } = sizesOf(matrices, job);
  return withBuffers(async (keep) => {
    goOn(signal);
    const A = keep(context.upload<Real>(prec, a));
    const [S, U, VT] = [k, us, vs].map((size) => keep(context.alloc<Real>(prec, size * count)));
    const info = keep(integers(context, prec, count));
    const strides = { strideA: m * n, strideS: k, strideU: us, strideVT: vs };
    const operands = { A, S: S!, U: U!, VT: VT!, info, ...lds, ...strides };
    const call = { jobu: job, jobvt: job, m, n, ...operands, batchCount: count };
    await gesvdStridedBatched<Real>(context.queue, call, prec);
    const [s, u, vt] = await Promise.all([S, U, VT].map((buffer) => context.download(buffer!)));
    return { s: s!, u: u!, vt: vt!, info: await context.download(info), done: inOwn(prec) };
  }, signal);
}

/** What the verbs that return a decomposition ask for besides. */
export interface Asked {
  readonly precision: SolvePrecision;
  readonly report: Partial<DecompositionReport> | undefined;
}

/** That of the options, checked; m x n matrices, of a stack or not. */
export function askedAmong(
  routine: string,
  options: DecompositionOptions,
  {
    m,
    n,
    job,
    isStack,
  }: { readonly m: number; readonly n: number; readonly job: VectorJob; readonly isStack: boolean },
): Asked {
  const asked = precisionAmong(routine, 2, options);
  const { precision } = asked;
  if (isStack) refuseMixed(routine, 2, precision);
  if (precision === 'mixed' && correctedJob(job, m, n) === undefined)
    throw new ArgumentError(routine, 'precision', 2, precision, 'needs fullMatrices: false unless A is square');
  return asked;
}

/** What the others do. */
export const NOTHING: Asked = { precision: 'auto', report: undefined };

/**
 * The same of a stack, which is copied before the call returns its promise, in the precision of its elements. Throws for the first matrix
 * whose singular values could not be computed.
 */
export async function decomposeStack(
  routine: string,
  named: Context | undefined,
  stack: Stack,
  job: VectorJob,
  signal: AbortSignal | undefined,
  { precision, report }: Asked = NOTHING,
): Promise<Matrices & Decomposition & { readonly context: Context; readonly k: number }> {
  const { lead, one } = stack;
  const singles = isSingle(one.data);
  const prec = copiedTo(precision, singles);
  const of = { m: one.rows, n: one.cols, count: countOf(lead), a: columnsOf(prec, stack) };
  const given = report && (columnsOf('d', stack) as Float64Array<ArrayBuffer>);
  const context = named ?? (await getContext());
  const found = await decompose(context, prec, of, job, signal, precision);
  mustConverge(routine, found.info, lead);
  const k = Math.min(of.m, of.n);
  if (report !== undefined) {
    const { m, n, count } = of;
    const [s, u, vt] = [found.s, found.u, found.vt].map((x) => inPrecision('d', x) as Float64Array<ArrayBuffer>);
    const sides = { lefts: vectorCount(job, m, k), rights: vectorCount(job, n, k), u: u!, vt: vt! };
    const whole = { context, signal, prec: 'd', m, n, count, a: given!, s: s!, ...sides } as const;
    const errors = job === 'n' ? undefined : await (await import('./decompositionErrors.ts')).singularErrors(whole);
    reportDecomposed(report, found.done, errors);
  }
  const [s, u, vt] = [found.s, found.u, found.vt].map((x) => inPrecision(singles ? 's' : 'd', x));
  return { ...of, ...found, s: s!, u: u!, vt: vt!, context, k };
}

export interface SingularValuesOfEach {
  /** Those of matrix b, in descending order. */
  readonly of: (b: number) => ArrayOf<Real>;
  readonly info: Int32Array;
}

/** Singular values alone. Never throws for what is in A: info says it. */
export async function valuesOfEach(
  context: Context,
  prec: Real,
  matrices: Matrices,
  signal: AbortSignal | undefined,
): Promise<SingularValuesOfEach> {
  const k = Math.min(matrices.m, matrices.n);
  const { s, info } = await decompose(context, prec, matrices, 'n', signal);
  return { of: (b) => s.subarray(b * k, (b + 1) * k), info };
}

/** Throws for the first matrix whose singular values could not be computed. `lead`: the leading dimensions; none for one matrix. */
export function mustConverge(routine: string, info: Int32Array, lead: readonly number[]): void {
  const found = failureOf(info, lead);
  if (found !== undefined) throw new ConvergenceError(routine, found.info, lead.length === 0 ? undefined : found.batch);
}
