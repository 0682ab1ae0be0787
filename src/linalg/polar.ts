// polar(A) on ndarrays: the polar decomposition from gesdd and products, of stacks from the batched routine. No algorithm of its own.
import { polarStridedBatched } from '../batched/functions/routines.gen.ts';
import { ArgumentError } from '../core/errors.ts';
import type { ArrayOf } from '../core/field.ts';
import type { Context } from '../runtime/context.ts';
import { contract, type How } from './contract.ts';
import { getContext } from './defaultContext.ts';
import { type NdArray, ndarray } from './ndarray.ts';
import {
  type ArrayInput,
  integers,
  isSingle,
  type Real,
  type Solved,
  type VerbOptions,
  withBuffers,
} from './operands.ts';
import { contextAmong, goOn } from './options.ts';
import { decomposeStack, MOST_TOGETHER, mustConverge } from './singularValues.ts';
import { columnsOf, countOf, matricesOf, type Stack, stacked } from './stacks.ts';

/** Options of `polar`. */
export interface PolarOptions extends VerbOptions {
  /** Where P stands: 'right' (default) A = U P, 'left' A = P U. */
  readonly side?: 'left' | 'right';
}

/** Of a stack both have its leading dimensions. */
export interface PolarDecomposition<T extends Float32Array | Float64Array> {
  /** m x n, with orthonormal columns, or rows where m < n. */
  readonly U: NdArray<T>;
  /** Symmetric and positive semidefinite: n x n on the right, m x m on the left. */
  readonly P: NdArray<T>;
}

/**
 * The polar decomposition: A = U P, or A = P U with side 'left', where U has orthonormal columns (rows, if A has fewer of them) and P is
 * symmetric and positive semidefinite. U is the nearest matrix to A of its kind.
 *
 * A: m x n, any array that verbs take, or a stack of matrices, ... x m x n. It is not changed, and copied before the call returns its
 * promise. P is symmetric to the last bit. Of a matrix of deficient rank P is determined, U is not.
 *
 * Precision: single for singles, else double. The decomposition is svd's, products of singles on the context's backend; stacks whose
 * U has orthonormal columns (with side 'left' rows), at most 128 of them, in one call, see polarStridedBatched. Flops for m = n: about
 * 13n^3. Source: SciPy's polar: X S Y^T = A, U = X Y^T, P = Y S Y^T or X S X^T.
 *
 * @throws ArgumentError for a wrong shape, data type or option; ConvergenceError if A has a NaN or an infinity, or QR iteration comes to no
 * end; of a stack it names the first such matrix.
 * @example
 * const { U, P } = await polar([[0, -2], [2, 0]]); // a turn by a right angle, and twice the unit matrix
 * console.log(U.get(1, 0).toFixed(4), P.get(0, 0).toFixed(4)); // 1.0000 2.0000
 */
export async function polar<A extends ArrayInput>(
  A: A,
  options: PolarOptions = {},
): Promise<PolarDecomposition<Solved<A>>> {
  const stack = matricesOf('polar', A);
  const named = contextAmong('polar', 2, options, ['side']);
  const { side = 'right', signal } = options;
  if (side !== 'right' && side !== 'left')
    throw new ArgumentError('polar', 'side', 2, side, "must be 'right' or 'left'");
  const prec = isSingle(stack.one.data) ? 's' : 'd';
  if (isTogether(stack, side)) return ofStack(named, prec, stack, side, signal) as never;
  const { context, m, n, k, count, s, u, vt } = await decomposeStack('polar', named, stack, 's', signal);
  const how: How = { routine: 'polar', named, signal, prec, result: prec };
  const shape = (rows: number, cols: number): number[] => [...stack.lead, rows, cols];
  const left = { data: u, step: m * k, along: 1, across: m };
  const right = { data: vt, step: k * n, along: k, across: 1 };
  const U = await product(context, how, { count, rows: m, cols: n, k }, left, right);
  // P = X sqrt(S) (X sqrt(S))^T
  const [order, vectors] = side === 'right' ? [n, right] : [m, left];
  for (let b = 0; b < count; b++)
    for (let l = 0; l < k; l++) {
      const root = Math.sqrt(s[b * k + l]!);
      const first = b * vectors.step + l * vectors.across;
      for (let i = 0; i < order; i++) {
        const at = first + i * vectors.along;
        vectors.data[at] = vectors.data[at]! * root;
      }
    }
  const P = await product(context, how, { count, rows: order, cols: order, k }, vectors, vectors);
  // Products need not sum both halves alike.
  for (let first = 0; first < P.length; first += order * order)
    for (let i = 0; i < order; i++) for (let j = 0; j < i; j++) P[first + i * order + j] = P[first + j * order + i]!;
  type Result = NdArray<Solved<A>>;
  return {
    U: ndarray(U, shape(m, n)) as unknown as Result,
    P: ndarray(P, shape(order, order)) as unknown as Result,
  };
}

/** Whether the batched routine has them: it needs orthonormal columns of U, or rows on the left, as many as P has. */
function isTogether({ lead, one: { rows, cols } }: Stack, side: 'left' | 'right'): boolean {
  const [most, least] = side === 'right' ? [rows, cols] : [cols, rows];
  return countOf(lead) > 1 && least > 0 && least <= most && least <= MOST_TOGETHER;
}

/** Of A on the right, of its transpose on the left: A^T = V P, A = P V^T. */
async function ofStack(
  named: Context | undefined,
  prec: Real,
  stack: Stack,
  side: 'left' | 'right',
  signal: AbortSignal | undefined,
): Promise<PolarDecomposition<ArrayOf<Real>>> {
  const { lead, one } = stack;
  const a = columnsOf(prec, stack);
  const batchCount = countOf(lead);
  const context = named ?? (await getContext());
  return withBuffers(async (keep) => {
    goOn(signal);
    const [m, n] = side === 'right' ? [one.rows, one.cols] : [one.cols, one.rows];
    const A = keep(context.upload<Real>(prec, a));
    const H = keep(context.alloc<Real>(prec, n * n * batchCount));
    const info = keep(integers(context, prec, batchCount));
    const places = { lda: one.rows, strideA: m * n, ldh: n, strideH: n * n };
    const layout = side === 'right' ? 'col' : 'row';
    await polarStridedBatched<Real>(context.queue, { m, n, A, H, info, ...places, batchCount, layout }, prec);
    const [u, p] = await Promise.all([A, H].map((buffer) => context.download(buffer)));
    mustConverge('polar', await context.download(info), lead);
    return { U: stacked(prec, u!, lead, one.rows, one.cols), P: stacked(prec, p!, lead, n, n) };
  }, signal);
}

/** Vectors of each matrix, `step` elements apart: a vector's elements and the vectors are `along` and `across` apart. */
interface Vectors {
  readonly data: ArrayOf<Real>;
  readonly step: number;
  readonly along: number;
  readonly across: number;
}

/** X Y^T of each. */
const product = (
  context: Context,
  how: How,
  {
    count,
    rows,
    cols,
    k,
  }: { readonly count: number; readonly rows: number; readonly cols: number; readonly k: number },
  X: Vectors,
  Y: Vectors,
): ArrayOf<Real> | Promise<ArrayOf<Real>> =>
  contract(context, how, {
    A: { data: X.data, offset: 0 },
    B: { data: Y.data, offset: 0 },
    out: [
      { size: count, a: X.step, b: Y.step },
      { size: rows, a: X.along, b: 0 },
      { size: cols, a: 0, b: Y.along },
    ],
    sum: [{ size: k, a: X.across, b: Y.across }],
  });
