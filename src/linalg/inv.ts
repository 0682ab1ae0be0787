// inv(A) on ndarrays: checks, layouts and buffers around getrf and getri, of stacks around the batched matinv. No algorithm of its own.

import { matinvStridedBatched } from '../batched/lu/routines.gen.ts';
import { mustSucceed } from '../core/errors.ts';
import type { ArrayOf } from '../core/field.ts';
import type { View2 } from '../core/strided.ts';
import { getrf, getri } from '../lapack/lu/routines.gen.ts';
import type { Context } from '../runtime/context.ts';
import { invAtOnce } from './atOnce.ts';
import type { NdArray } from './ndarray.ts';
import {
  type ArrayInput,
  byRows,
  integers,
  type Numbers,
  type Operand,
  operandOf,
  type Real,
  type Solved,
  squareOf,
  uploadColumns,
  type VerbOptions,
  withBuffers,
} from './operands.ts';
import { deliverTo, type OutOption, precisionOf } from './out.ts';
import { ofMatrix, ofSquares, type Squares } from './squares.ts';
import { isStack, squaresOf, stacked } from './stacks.ts';

/** Options of inv: those of all verbs, and `out`. */
export interface InvOptions extends VerbOptions, OutOption {}

/**
 * The inverse of a square matrix, by LU factorization with partial pivoting.
 *
 * A: n x n, whatever counts as an array (ArrayInput): an ndarray, a record with any strides, nested arrays. It is not
 * changed, and copied before the call returns its promise. To solve a system, solve(A, b) is faster and more accurate than inv(A) times b.
 * Or a stack of such matrices, ... x n x n: the result has its shape, and all are inverted side by side.
 *
 * Precision: single for a Float32Array, else double. Single runs on the context's backend, double always on the CPU. The result is a new
 * ndarray, rows first. NaN and infinities pass through to it. Flops 2n^3, to leading order. Source: LAPACK xGETRF, xGETRI.
 *
 * A matrix of order up to 512 of singles on a GPU context is inverted on the CPU: it would be longer on its way. Whatever the CPU computes
 * is ready when the call returns its promise; the last bits of small ones, of order up to 12, need not be the routine's.
 *
 * @throws ArgumentError for a wrong shape, data type or option; SingularError when a pivot is exactly zero; of a stack
 * it names the first such matrix, by batchElement and batchIndex, and how many there are.
 * @example
 * const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]); // rows (2 1) and (4 3)
 * const X = await inv(A);
 * console.log(X.get(0, 0), X.get(0, 1), X.get(1, 0), X.get(1, 1)); // 1.5 -0.5 -2 1
 */
export async function inv<A extends ArrayInput>(A: A, options: InvOptions = {}): Promise<NdArray<Solved<A>>> {
  const operand = squaresAs(A);
  const deliver = deliverTo('inv', 2, options?.out, precisionOf([operand]), operand.shape);
  return deliver(await inverses(operand, options)) as unknown as NdArray<Solved<A>>;
}

/** A, read, and known to be square matrices. */
function squaresAs(A: ArrayInput): Operand {
  const operand = operandOf('inv', A, 'A', 1);
  squaresOf('inv', operand);
  return operand;
}

/** The inverses of a matrix or stack, rows first. */
async function inverses(A: Operand, options: InvOptions): Promise<ArrayOf<Real>> {
  if (isStack(A)) return invStack(A, options);
  const work: Parameters<typeof ofMatrix<ArrayOf<Real>>>[3] = (context, prec, view) =>
    invAtOnce(context, prec, view) ?? invColumns(context, prec, view, options.signal);
  return (await ofMatrix('inv', A, options, work, undefined, squareOf, ['out'])).found;
}

/** The inverse, row by row, of a matrix by columns. */
async function invColumns(
  context: Context,
  prec: Real,
  view: View2<Numbers>,
  signal: AbortSignal | undefined,
): Promise<ArrayOf<Real>> {
  const n = view.rows;
  const inverse = await withBuffers(async (keep) => {
    const A = keep(uploadColumns(context, prec, view));
    const ipiv = keep(integers(context, prec, n));
    const info = keep(integers(context, prec, 1));
    const lda = Math.max(1, n);
    await getrf(context.queue, { m: n, n, A, lda, ipiv, info }, prec);
    // Finds the zero that getrf has found, unless there is none.
    await getri(context.queue, { n, A, lda, ipiv, info }, prec);
    mustSucceed('inv', (await context.download(info))[0]!);
    return await context.download(A);
  }, signal);
  return byRows(prec, inverse, n, n);
}

function invStack(A: Operand, options: InvOptions): Promise<ArrayOf<Real>> {
  const inverted = async ({ context, prec, lead, n, A, info, each }: Squares): Promise<ArrayOf<Real>> => {
    await matinvStridedBatched(context.queue, { n, A, info, ...each }, prec);
    mustSucceed('inv', await context.download(info), lead);
    return stacked(prec, await context.download(A), lead, n, n).data;
  };
  return ofSquares('inv', A, options, inverted, undefined, ['out']);
}
