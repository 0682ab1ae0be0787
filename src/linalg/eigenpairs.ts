// Eigenvalues, and vectors, of the symmetric matrices of a stack: what eigh and eigvalsh have in common.
import { ConvergenceError, failureOf } from '../core/errors.ts';
import type { ArrayOf } from '../core/field.ts';
import type { Uplo } from '../core/matrix.ts';
import { syevd } from '../lapack/eigen/routines.gen.ts';
import type { Context } from '../runtime/context.ts';
import { getContext } from './defaultContext.ts';
import type { NdArray } from './ndarray.ts';
import { type ArrayInput, isSingle, type Real, type VerbOptions, withBuffers } from './operands.ts';
import { contextAmong, goOn, switchAmong } from './options.ts';
import { columnsOf, countOf, type Stack, squaresOf, stacked } from './stacks.ts';

/** Options of `eigh` and `eigvalsh`. */
export interface EighOptions extends VerbOptions {
  /** Read the lower triangle of A, which is the default; false: the upper one. */
  readonly lower?: boolean;
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
}

export function eighCall(routine: string, A: ArrayInput, options: EighOptions): EighCall {
  const stack = squaresOf(routine, A);
  const named = contextAmong(routine, 2, options, ['lower']);
  const { lower = true } = options;
  switchAmong(routine, 2, 'lower', lower);
  return { stack, named, uplo: lower ? 'l' : 'u' };
}

/**
 * A = Z W Z^T of each matrix of a stack, which is copied before the call returns its promise. Throws for the first matrix whose eigenvalues
 * could not be computed.
 */
export async function eigenpairs(
  routine: string,
  A: ArrayInput,
  options: EighOptions,
  vectors: boolean,
): Promise<Eigenpairs> {
  const { stack, named, uplo } = eighCall(routine, A, options);
  const { signal } = options;
  const { lead, one } = stack;
  const prec = isSingle(one.data) ? 's' : 'd';
  const [n, count] = [one.rows, countOf(lead)];
  const a = columnsOf(prec, stack);
  const context = named ?? (await getContext());
  return withBuffers(async (keep) => {
    // On the host, where small ones and doubles are computed; a GPU fetches what it computes.
    const host = (size: number) => keep(context.hostBuffer<Real>(prec, size));
    const [Z, W] = [host(a.length), host(n * count)];
    Z.set(a, 0);
    const info = keep(context.hostBuffer('i', count));
    const how = { jobz: vectors ? 'v' : 'n', uplo, n, lda: Math.max(1, n) } as const;
    for (let b = 0; b < count; b++) {
      goOn(signal);
      const own = { A: Z.at(b * n * n), W: W.at(b * n), info: info.at(b) };
      await syevd<Real>(context.queue, { ...how, ...own }, prec);
    }
    mustHaveConverged(routine, await context.download(info), lead);
    const values = await context.download(W);
    const columns = vectors ? await context.download(Z) : undefined;
    return {
      eigenvalues: stacked(prec, values, lead, n, 1, true),
      eigenvectors: columns && stacked(prec, columns, lead, n, n),
    };
  }, signal);
}

/** Throws for the first matrix whose eigenvalues could not be computed. */
export function mustHaveConverged(routine: string, info: Int32Array, lead: readonly number[]): void {
  const found = failureOf(info, lead);
  if (found !== undefined)
    throw new ConvergenceError(routine, found.info, lead.length === 0 ? undefined : found.batch, 'eigenvalues');
}
