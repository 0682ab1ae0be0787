// cond(A) on ndarrays: condition numbers from singular values, or from an inverse. No algorithm of its own.

import { matinvStridedBatched } from '../batched/lu/routines.gen.ts';
import { ArgumentError } from '../core/errors.ts';
import type { ArrayOf } from '../core/field.ts';
import type { Context } from '../runtime/context.ts';
import { getContext } from './defaultContext.ts';
import { type NdArray, ndarray } from './ndarray.ts';
import { isSpectral, type NormOrder, spectralNorm } from './norm.ts';
import { matrixNorm } from './norms.ts';
import { type ArrayInput, integers, isSingle, type Real, type VerbOptions, withBuffers } from './operands.ts';
import { contextAmong } from './options.ts';
import { type Matrices, mustConverge, type SingularValuesOfEach, valuesOfEach } from './singularValues.ts';
import { columnsOf, countOf, matricesOf } from './stacks.ts';

const ORDERS: readonly unknown[] = [undefined, 'fro', 'nuc', 1, -1, 2, -2, Infinity, -Infinity];

/**
 * The condition number of a matrix: ||A|| ||A^-1|| in the norm of that order, see norm; if none is given, and for 2, the largest singular
 * value over the least, for -2 the least over the largest, which need no inverse and no square matrix. Infinity for a singular matrix,
 * where rounding does not hide that it is.
 *
 * A: n x n, or of any shape for 2 and -2; any array that verbs take. It is not changed, and copied before the call returns its promise. Or
 * a stack of matrices: the result is then an ndarray of doubles of the leading dimensions, whose type is to be named:
 * cond<NdArray<Float64Array>>(A).
 *
 * Precision: single for singles, else double. Singular values are computed as svdvals does it, the inverse on the context's backend in
 * single. NaN in A gives NaN, for other orders than 2 and -2; infinities give Infinity. Flops 8n^3/3, with an inverse 2n^3. Source: NumPy's
 * cond.
 *
 * @throws ArgumentError for a wrong shape, data type, order or option, and for an empty matrix; ConvergenceError for NaN in A where
 * singular values are asked for.
 * @example
 * const A = ndarray(new Float64Array([4, 0, 0, -2]), [2, 2]); // rows (4 0) and (0 -2)
 * console.log(await cond(A), await cond(A, -2), await cond(A, 1)); // 2 0.5 2
 */
export async function cond<R extends number | NdArray<Float64Array> = number>(
  A: ArrayInput,
  order?: NormOrder,
  options: VerbOptions = {},
): Promise<R> {
  const stack = matricesOf('cond', A);
  if (!ORDERS.includes(order))
    throw new ArgumentError('cond', 'order', 2, order, "must be 1, -1, 2, -2, +-Infinity, 'fro' or 'nuc'");
  const named = contextAmong('cond', 3, options, []);
  const { lead, one } = stack;
  const [m, n] = [one.rows, one.cols];
  const refuse = (rule: string): never => {
    throw new ArgumentError('cond', 'A', 1, [...lead, m, n].join(' x '), rule);
  };
  if (m * n === 0) refuse('an empty matrix has no condition number');
  const direct = order === undefined || order === 2 || order === -2;
  if (m !== n && !direct) refuse('its matrices must be square for that order');
  const prec = isSingle(one.data) ? 's' : 'd';
  // Copied before the first await, so that nothing the caller does afterwards can reach the computation.
  const matrices = { m, n, count: countOf(lead), a: columnsOf(prec, stack) };
  const context = named ?? (await getContext());
  const found = direct
    ? quotients(await valuesUnlessNaN(context, prec, matrices, lead, options.signal), order === -2)
    : await products(context, prec, matrices, order, lead, options.signal);
  // 0 / 0 and 0 times infinity are of singular matrices, unless there is NaN.
  for (let b = 0; b < found.length; b++) {
    if (Number.isNaN(found[b]) && !hasNaN(partOf(matrices, b))) found[b] = Infinity;
  }
  return (lead.length === 0 ? found[0] : ndarray(found, [...lead])) as unknown as R;
}

const partOf = ({ m, n, a }: Matrices, b: number): ArrayOf<Real> => a.subarray(b * m * n, (b + 1) * m * n);

function hasNaN(x: ArrayOf<Real>): boolean {
  for (let i = 0; i < x.length; i++) if (Number.isNaN(x[i])) return true;
  return false;
}

/** Singular values; ConvergenceError for NaN. Infinities have a condition number. */
async function valuesUnlessNaN(
  context: Context,
  prec: Real,
  matrices: Matrices,
  lead: readonly number[],
  signal: AbortSignal | undefined,
): Promise<SingularValuesOfEach> {
  const values = await valuesOfEach(context, prec, matrices, signal);
  const isInfinite = (b: number): boolean => matrixNorm(partOf(matrices, b), matrices.m, matrices.n, 1) === Infinity;
  const errors = values.info.map((found, b) => (found > 0 && isInfinite(b) ? 0 : found));
  mustConverge('cond', errors, lead);
  return values;
}

/** The largest singular value over the least, or the other way round. */
function quotients({ of, info }: SingularValuesOfEach, inverse: boolean): Float64Array {
  return Float64Array.from(info, (_, b) => {
    const s = of(b);
    const [most, least] = [s[0]!, s[s.length - 1]!];
    return inverse ? least / most : most / least;
  });
}

/** ||A|| ||A^-1||. */
async function products(
  context: Context,
  prec: Real,
  matrices: Matrices,
  order: NormOrder,
  lead: readonly number[],
  signal: AbortSignal | undefined,
): Promise<Float64Array> {
  const { n, count, a } = matrices;
  const { x, info } = await withBuffers(async (keep) => {
    const A = keep(context.upload(prec, a));
    const info = keep(integers(context, prec, count));
    await matinvStridedBatched(context.queue, { n, A, lda: n, strideA: n * n, info, batchCount: count }, prec);
    const [x, found] = await Promise.all([context.download(A), context.download(info)]);
    return { x, info: found };
  }, signal);
  const inverses = { ...matrices, a: x };
  const sums = (of: Matrices) => Array.from(info, (_, b) => matrixNorm(partOf(of, b), n, n, order as number));
  const spectral = ({ of, info: found }: SingularValuesOfEach) =>
    Array.from(found, (_, b) => spectralNorm(of(b), order));
  const [own, inverse] = isSpectral(order)
    ? [
        spectral(await valuesUnlessNaN(context, prec, matrices, lead, signal)),
        spectral(await valuesOfEach(context, prec, inverses, signal)),
      ]
    : [sums(matrices), sums(inverses)];
  return Float64Array.from(info, (failed, b) => (failed > 0 ? Infinity : own[b]! * inverse[b]!));
}
