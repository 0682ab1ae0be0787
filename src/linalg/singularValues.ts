// Singular values, and vectors, of the matrices of a stack: what svd, pinv, norm, cond and matrixRank have in common.
import { gesvdStridedBatched } from '../batched/svd/routines.gen.ts';
import { ConvergenceError, failureOf } from '../core/errors.ts';
import type { ArrayOf } from '../core/field.ts';
import type { VectorJob } from '../lapack/svd/gesvd.spec.ts';
import { gesdd } from '../lapack/svd/routines.gen.ts';
import type { Context } from '../runtime/context.ts';
import { getContext } from './defaultContext.ts';
import { integers, type Real, withBuffers } from './operands.ts';
import { goOn } from './options.ts';
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
): Promise<Decomposition> {
  const { m, n, count } = matrices;
  const together = count > 1 && Math.min(m, n) <= MOST_TOGETHER;
  return (together ? decomposeTogether : decomposeAlone)(context, prec, matrices, job, signal);
}

/** Elements of U and V^T of a matrix, and leading dimensions. */
function sizesOf({ m, n }: Matrices, job: VectorJob) {
  const k = Math.min(m, n);
  const [us, vs] = [m * vectorCount(job, m, k), n * vectorCount(job, n, k)];
  const lds = { lda: Math.max(1, m), ldu: Math.max(1, m), ldvt: Math.max(1, vectorCount(job, n, k)) };
  return { k, us, vs, lds };
}

function decomposeAlone(
  context: Context,
  prec: Real,
  matrices: Matrices,
  job: VectorJob,
  signal: AbortSignal | undefined,
): Promise<Decomposition> {
  const { m, n, count, a } = matrices;
  const { k, us, vs, lds } = sizesOf(matrices, job);
  return withBuffers(async (keep) => {
    // On the host whatever the context: gesdd is computed there but for large singles, and would wait for what lies on a GPU.
    const host = (size: number) => keep(context.hostBuffer<Real>(prec, size));
    const A = host(a.length);
    A.set(a, 0);
    const [S, U, VT] = [k, us, vs].map((size) => host(size * count));
    const info = keep(context.hostBuffer('i', count));
    for (let b = 0; b < count; b++) {
      goOn(signal);
      const own = { A: A.at(b * m * n), S: S!.at(b * k), U: U!.at(b * us), VT: VT!.at(b * vs), info: info.at(b) };
      await gesdd<Real>(context.queue, { jobz: job, m, n, ...own, ...lds }, prec);
    }
    const [s, u, vt] = await Promise.all([S, U, VT].map((buffer) => context.download(buffer!)));
    return { s: s!, u: u!, vt: vt!, info: await context.download(info) };
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
    return { s: s!, u: u!, vt: vt!, info: await context.download(info) };
  }, signal);
}

/**
 * The same of a stack, which is copied before the call returns its promise. Throws for the first matrix whose singular values could not be
 * computed.
 */
export async function decomposeStack(
  routine: string,
  named: Context | undefined,
  prec: Real,
  stack: Stack,
  job: VectorJob,
  signal: AbortSignal | undefined,
): Promise<Matrices & Decomposition & { readonly context: Context; readonly k: number }> {
  const { lead, one } = stack;
  const of = { m: one.rows, n: one.cols, count: countOf(lead), a: columnsOf(prec, stack) };
  const context = named ?? (await getContext());
  const found = await decompose(context, prec, of, job, signal);
  mustConverge(routine, found.info, lead);
  return { ...of, ...found, context, k: Math.min(of.m, of.n) };
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
