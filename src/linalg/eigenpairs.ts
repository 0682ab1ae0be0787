// Eigenvalues, and vectors, of the symmetric matrices of a stack: what eigh and eigvalsh have in common.
import { ConvergenceError, failureOf } from '../core/errors.ts';
import type { ArrayOf } from '../core/field.ts';
import type { Uplo } from '../core/matrix.ts';
import { syevd, syevr } from '../lapack/eigen/routines.gen.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import { getContext } from './defaultContext.ts';
import { type EighSubset, type Range, rangeAmong } from './eigenSubset.ts';
import type { NdArray } from './ndarray.ts';
import { type ArrayInput, isSingle, type Real, type VerbOptions, withBuffers } from './operands.ts';
import { contextAmong, goOn, switchAmong } from './options.ts';
import { columnsOf, countOf, type Stack, squaresOf, stacked } from './stacks.ts';

/** Options of `eigh` and `eigvalsh`. */
export interface EighOptions extends VerbOptions {
  /** Read the lower triangle of A, which is the default; false: the upper one. */
  readonly lower?: boolean;
  /** Some eigenvalues alone, by index or by value; default all. */
  readonly subset?: EighSubset;
}

export interface Eigenpairs {
  readonly eigenvalues: NdArray<ArrayOf<Real>>;
  /** If they were asked for. */
  readonly eigenvectors: NdArray<ArrayOf<Real>> | undefined;
}

/** A call, checked. */
export interface EighCall {
  readonly stack: Stack;
  readonly named: Context | undefined;
  readonly uplo: Uplo;
  readonly range: Range;
}

export function eighCall(routine: string, A: ArrayInput, options: EighOptions): EighCall {
  const stack = squaresOf(routine, A);
  const named = contextAmong(routine, 2, options, ['lower', 'subset']);
  const { lower = true } = options;
  switchAmong(routine, 2, 'lower', lower);
  const range = rangeAmong(routine, options.subset, stack.one.rows, stack.lead.length > 0);
  return { stack, named, uplo: lower ? 'l' : 'u', range };
}

/**
 * A = Z W Z^T of each matrix of a stack, which is copied before the call returns its promise, or some columns of Z and W. Throws for the
 * first matrix whose eigenvalues could not be computed.
 */
export async function eigenpairs(
  routine: string,
  A: ArrayInput,
  options: EighOptions,
  vectors: boolean,
): Promise<Eigenpairs> {
  const { stack, named, uplo, range } = eighCall(routine, A, options);
  const { signal } = options;
  const { lead, one } = stack;
  const prec = isSingle(one.data) ? 's' : 'd';
  const [n, count, most] = [one.rows, countOf(lead), range.most];
  const a = columnsOf(prec, stack);
  const context = named ?? (await getContext());
  return withBuffers(async (keep) => {
    // On the host, where small ones and doubles are computed; a GPU fetches what it computes.
    const host = (size: number) => keep(context.hostBuffer<Real>(prec, size));
    const inA = host(a.length);
    inA.set(a, 0);
    const W = host(most * count);
    const some = range.args.range !== 'a';
    const Z = some && vectors ? host(n * most * count) : inA;
    const [info, found] = [count, 1].map((size) => keep(context.hostBuffer('i', size))) as [Integers, Integers];
    const isuppz = keep(context.hostBuffer('i', some && vectors ? 2 * most : 0));
    const how = { jobz: vectors ? 'v' : 'n', uplo, n, lda: Math.max(1, n) } as const;
    for (let b = 0; b < count; b++) {
      goOn(signal);
      const own = { A: inA.at(b * n * n), W: W.at(b * most), info: info.at(b) };
      if (!some) await syevd<Real>(context.queue, { ...how, ...own }, prec);
      else {
        const more = vectors ? { Z: Z.at(b * n * most), ldz: Math.max(1, n), isuppz } : {};
        await syevr<Real>(context.queue, { ...how, ...range.args, ...own, ...more, m: found }, prec);
      }
    }
    mustHaveConverged(routine, await context.download(info), lead);
    const k = range.args.range === 'v' ? (await context.download(found))[0]! : most;
    const values = (await context.download(W)).slice(0, k * count);
    const columns = vectors ? (await context.download(Z)).slice(0, n * k * count) : undefined;
    return {
      eigenvalues: stacked(prec, values, lead, k, 1, true),
      eigenvectors: columns && stacked(prec, columns, lead, n, k),
    };
  }, signal);
}

type Integers = DeviceBuffer<'i'>;

/** Throws for the first matrix whose eigenvalues could not be computed. */
export function mustHaveConverged(routine: string, info: Int32Array, lead: readonly number[]): void {
  const found = failureOf(info, lead);
  if (found !== undefined)
    throw new ConvergenceError(routine, found.info, lead.length === 0 ? undefined : found.batch, 'eigenvalues');
}
