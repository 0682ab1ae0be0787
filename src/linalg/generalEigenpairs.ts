// Eigenvalues, and vectors, of the general matrices of a stack: what eig and eigvals have in common.
import { ConvergenceError, failureOf } from '../core/errors.ts';
import { type ArrayOf, fields } from '../core/field.ts';
import { geev } from '../lapack/schur/routines.gen.ts';
import { ComplexArray } from './complex/complexArray.ts';
import { getContext } from './defaultContext.ts';
import type { NdArray } from './ndarray.ts';
import { type ArrayInput, isSingle, type Real, type VerbOptions, withBuffers } from './operands.ts';
import { contextAmong, goOn } from './options.ts';
import { columnsOf, countOf, squaresOf, stacked } from './stacks.ts';

/** Numbers of any field in an array. */
export type RealOrComplex = NdArray<ArrayOf<Real>> | ComplexArray<ArrayOf<Real>>;

export interface GeneralEigenpairs {
  readonly eigenvalues: RealOrComplex;
  /** If they were asked for. */
  readonly eigenvectors: RealOrComplex | undefined;
}

/**
 * A x = w x of each matrix of a stack, which is copied before the call returns its promise. Complex arrays if any eigenvalue is complex,
 * else real ones. Throws for the first matrix whose eigenvalues could not be computed.
 */
export async function generalEigenpairs(
  routine: string,
  A: ArrayInput,
  options: VerbOptions,
  vectors: boolean,
): Promise<GeneralEigenpairs> {
  const stack = squaresOf(routine, A);
  const named = contextAmong(routine, 2, options, []);
  const { signal } = options;
  const { lead, one } = stack;
  const prec = isSingle(one.data) ? 's' : 'd';
  const [n, count] = [one.rows, countOf(lead)];
  const a = columnsOf(prec, stack);
  const context = named ?? (await getContext());
  return withBuffers(async (keep) => {
    // On the host whatever the context: geev is computed there, and would wait for what lies on a GPU.
    const host = (size: number) => keep(context.hostBuffer<Real>(prec, size));
    const [S, WR, WI] = [host(a.length), host(n * count), host(n * count)];
    const V = vectors ? host(a.length) : undefined;
    S.set(a, 0);
    const info = keep(context.hostBuffer('i', count));
    const how = { jobvl: 'n', jobvr: vectors ? 'v' : 'n', n, lda: Math.max(1, n) } as const;
    for (let b = 0; b < count; b++) {
      goOn(signal);
      const right = V ? { VR: V.at(b * n * n), ldvr: Math.max(1, n) } : {};
      const own = { A: S.at(b * n * n), WR: WR.at(b * n), WI: WI.at(b * n), info: info.at(b) };
      await geev<Real>(context.queue, { ...how, ...own, ...right }, prec);
    }
    const found = failureOf(await context.download(info), lead);
    if (found !== undefined)
      throw new ConvergenceError(routine, found.info, lead.length === 0 ? undefined : found.batch, 'eigenvalues');
    const [re, im] = [await context.download(WR), await context.download(WI)];
    const columns = V && (await context.download(V));
    if (im.every((x) => x === 0))
      return {
        eigenvalues: stacked(prec, re, lead, n, 1, true),
        eigenvectors: columns && stacked(prec, columns, lead, n, n),
      };
    const { array } = fields[prec];
    const values = new array(2 * re.length);
    for (const [k, x] of re.entries()) values.set([x, im[k]!], 2 * k);
    return {
      eigenvalues: new ComplexArray(values, [...lead, n]),
      eigenvectors: columns && new ComplexArray(complexColumns(prec, n, count, im, columns), [...lead, n, n]),
    };
  }, signal);
}

/** Vectors of geev, which has a pair's real and imaginary parts in columns side by side, as complex numbers, row by row. */
function complexColumns(
  prec: Real,
  n: number,
  count: number,
  im: ArrayOf<Real>,
  columns: ArrayOf<Real>,
): ArrayOf<Real> {
  const to = new fields[prec].array(2 * columns.length);
  for (let b = 0; b < count; b++) {
    for (let j = 0; j < n; j++) {
      const own = im[b * n + j]!;
      // Of a pair the second is the conjugate of the first.
      const first = (b * n + j - Number(own < 0)) * n;
      for (let i = 0, p = 2 * (b * n * n + j); i < n; i++, p += 2 * n) {
        to[p] = columns[first + i]!;
        to[p + 1] = own === 0 ? 0 : Math.sign(own) * columns[first + n + i]!;
      }
    }
  }
  return to;
}
