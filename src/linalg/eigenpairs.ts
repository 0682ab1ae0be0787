// Eigenvalues, and vectors, of the symmetric matrices of a stack: what eigh and eigvalsh have in common.
import { ArgumentError, ConvergenceError, failureOf, NotPositiveDefiniteError } from '../core/errors.ts';
import type { ArrayOf } from '../core/field.ts';
import type { Uplo } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import {
  type DecompositionOptions,
  type DecompositionReport,
  driversInSingle,
  reportDecomposed,
  roomInSingle,
} from './decomposition.ts';
import { getContext } from './defaultContext.ts';
import { type Chosen, solveSymmetric } from './eigenDrivers.ts';
import { type EighSubset, type Range, rangeAmong } from './eigenSubset.ts';
import type { NdArray } from './ndarray.ts';
import { type ArrayInput, isSingle, operandOf, type Real, withBuffers } from './operands.ts';
import { contextAmong, switchAmong } from './options.ts';
import { copiedTo, inPrecision, precisionAmong, type SolvePrecision } from './precision.ts';
import { columnsOf, countOf, type Stack, squaresOf, stacked, stackOf } from './stacks.ts';

/** Options of `eigh` and `eigvalsh`. */
export interface EighOptions extends DecompositionOptions {
  /** Read the lower triangle of A, and of b, which is the default; false: the upper one. */
  readonly lower?: boolean;
  /** Some eigenvalues alone, by index or by value; default all. */
  readonly subset?: EighSubset;
  /** Positive definite, n x n or of A's shape: the generalized problem A x = lambda b x. Taken in A's precision. */
  readonly b?: ArrayInput;
  /** With b: 1, the default, A x = lambda b x; 2, A b x = lambda x; 3, b A x = lambda x. */
  readonly type?: 1 | 2 | 3;
}

export interface Eigenpairs {
  readonly eigenvalues: NdArray<ArrayOf<Real>>;
  /** If they were asked for. */
  readonly eigenvectors: NdArray<ArrayOf<Real>> | undefined;
}

/** A call, checked. */
export interface EighCall {
  readonly stack: Stack;
  readonly metric: Stack | undefined;
  readonly named: Context | undefined;
  readonly uplo: Uplo;
  readonly itype: 1 | 2 | 3;
  readonly range: Range;
  readonly precision: SolvePrecision;
  readonly report: Partial<DecompositionReport> | undefined;
}

/** Their names, beside those of all verbs. */
export const OPTIONS = ['lower', 'subset', 'b', 'type', 'precision', 'report'] as const;

export function eighCall(routine: string, A: ArrayInput, options: EighOptions): EighCall {
  const stack = squaresOf(routine, A);
  const named = contextAmong(routine, 2, options, OPTIONS);
  const { lower = true, b, type: itype = 1 } = options;
  switchAmong(routine, 2, 'lower', lower);
  const metric = b === undefined ? undefined : metricOf(routine, b, stack);
  if (itype !== 1 && itype !== 2 && itype !== 3)
    throw new ArgumentError(routine, 'type', 2, itype, 'must be 1, 2 or 3');
  const range = rangeAmong(routine, options.subset, stack.one.rows, stack.lead.length > 0);
  const how = precisionAmong(routine, 2, options);
  mustBeWhole(routine, how, { single: stack.lead.length === 0, all: options.subset === undefined, b });
  return { stack, metric, named, uplo: lower ? 'l' : 'u', itype, range, ...how };
}

/** Corrections are of all pairs of one A, and what is reported of A x = lambda x. */
export function mustBeWhole(
  routine: string,
  { precision, report }: { readonly precision: SolvePrecision; readonly report: unknown },
  of: { readonly single: boolean; readonly all: boolean; readonly b: unknown },
): void {
  if (precision === 'mixed' && !(of.single && of.all && of.b === undefined))
    throw new ArgumentError(routine, 'precision', 2, precision, 'is for all eigenvalues of one A, without b');
  if (report !== undefined && of.b !== undefined)
    throw new ArgumentError(routine, 'report', 2, report, 'must not come with b');
}

/** b, one matrix or as many as A. */
function metricOf(routine: string, b: ArrayInput, { lead, one }: Stack): Stack {
  const operand = operandOf(routine, b, 'b', 2);
  const { shape } = operand;
  const [n, own] = [one.rows, shape.slice(0, -2)];
  const fits = own.length === 0 || (own.length === lead.length && own.every((d, axis) => d === lead[axis]));
  if (shape.length < 2 || !fits || shape.at(-1) !== n || shape.at(-2) !== n)
    throw new ArgumentError(routine, 'b', 2, shape.join(' x '), `must be ${n} x ${n}, or of A's shape`);
  return stackOf(routine, operand, 'b', 2);
}

/**
 * A = Z W Z^T of each matrix of a stack, which is copied before the call returns its promise, or some columns of Z and W; or the same of
 * the generalized problem. Throws for the first matrix whose eigenvalues could not be computed.
 */
export async function eigenpairs(
  routine: string,
  A: ArrayInput,
  options: EighOptions,
  vectors: boolean,
): Promise<Eigenpairs> {
  const { stack, metric, named, uplo, itype, range, precision, report } = eighCall(routine, A, options);
  const { lead, one } = stack;
  const [result, prec] = [isSingle(one.data) ? 's' : 'd', copiedTo(precision, isSingle(one.data))] as const;
  const [n, count, most] = [one.rows, countOf(lead), range.most];
  const [a, b] = [columnsOf(prec, stack), metric && columnsOf(prec, metric, lead)];
  const given = report && (columnsOf('d', stack) as Float64Array<ArrayBuffer>);
  const context = named ?? (await getContext());
  const { signal } = options;
  const whole = lead.length === 0 && range.args.range === 'a' && metric === undefined;
  const asked = { vectors: 'eigenvectors', instead: vectors ? 'vectors' : 'values', prec, m: n, n } as const;
  const drivers = whole ? await driversInSingle(context, precision, asked) : undefined;
  return withBuffers(async (keep) => {
    // On the host, where small ones and doubles are computed; a GPU fetches what it computes.
    const host = (size: number, values?: ArrayOf<Real>) => {
      const buffer = keep(context.hostBuffer<Real>(prec, size));
      if (values !== undefined) buffer.set(values, 0);
      return buffer;
    };
    const inA = drivers === undefined ? host(a.length, a) : keep(roomInSingle(context, prec, a.length));
    if (drivers !== undefined) inA.set(a, 0);
    const chosen: Chosen = {
      ...{ context, prec, drivers, vectors, uplo, n, count, isStack: lead.length > 0, range, itype, signal },
      A: inA,
      B: b && host(b.length, b),
      W: host(most * count),
      Z: range.args.range !== 'a' && vectors ? host(n * most * count) : inA,
      info: keep(context.hostBuffer('i', count)),
      m: keep(context.hostBuffer('i', 1)),
      more: keep(context.hostBuffer('i', 2 * most)),
    };
    const done = await solveSymmetric(chosen);
    mustHaveConverged(routine, n, await context.download(chosen.info), lead);
    const k = range.args.range === 'v' ? (await context.download(chosen.m))[0]! : most;
    const values = await context.download(chosen.W, k * count);
    const columns = vectors ? await context.download(chosen.Z, n * k * count) : undefined;
    if (report !== undefined) {
      const [w, z] = [values, columns].map((x) => x && inPrecision('d', x)) as Float64Array<ArrayBuffer>[];
      const of = { context, signal, prec: 'd', n, k, count, uplo, a: given!, w: w!, z: z! } as const;
      const errors = vectors ? await (await import('./decompositionErrors.ts')).eigenErrors(of) : undefined;
      reportDecomposed(report, done, errors);
    }
    return {
      eigenvalues: stacked(result, inPrecision(result, values), lead, k, 1, true),
      eigenvectors: columns && stacked(result, inPrecision(result, columns), lead, n, k),
    };
  }, signal);
}

/** Throws for the first matrix whose eigenvalues could not be computed. */
export function mustHaveConverged(routine: string, n: number, info: Int32Array, lead: readonly number[]): void {
  const found = failureOf(info, lead);
  if (found === undefined) return;
  const batch = lead.length === 0 ? undefined : found.batch;
  if (found.info > n) throw new NotPositiveDefiniteError(`${routine}: b`, found.info - n, batch);
  throw new ConvergenceError(routine, found.info, batch, 'eigenvalues');
}
