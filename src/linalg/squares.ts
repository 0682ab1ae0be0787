// Verbs of one matrix, or of a stack of square ones: the argument checked and on its way to a context. What is computed there is given.
import type { ArrayOf } from '../core/field.ts';
import { planeView, type View2 } from '../core/strided.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import { getContext } from './defaultContext.ts';
import { inContext } from './inContext.ts';
import {
  type ArrayInput,
  contextOf,
  integers,
  isSingle,
  type Numbers,
  operandOf,
  type Real,
  squareOf,
  type VerbOptions,
  withBuffers,
} from './operands.ts';
import { columnsOf, countOf, squaresOf } from './stacks.ts';

/** What a verb comes to with a matrix, and what it needs to make its result of that. */
export interface OfMatrix<R> {
  readonly rows: number;
  readonly cols: number;
  readonly prec: Real;
  readonly found: R;
}

/**
 * What `work` comes to with the first argument of a verb, a matrix that `check` lets pass, and with at most one option of its own, a
 * boolean called `flag`, beside `more`, which the verb checks itself.
 */
export async function ofMatrix<R>(
  routine: string,
  A: ArrayInput,
  options: VerbOptions,
  work: (context: Context, prec: Real, view: View2<Numbers>) => R | Promise<R>,
  flag?: string,
  check = squareOf,
  more: readonly string[] = [],
): Promise<OfMatrix<R>> {
  const operand = operandOf(routine, A, 'A', 1);
  const { data, rows, cols } = check(routine, operand);
  const named = contextOf(routine, 2, options, flag, more);
  const prec = isSingle(data) ? 's' : 'd';
  const begin = (context: Context, [own]: readonly (typeof operand)[]) => work(context, prec, planeView(own!));
  return { rows, cols, prec, found: await inContext(named, [operand], begin, options.signal) };
}

/** A stack of square matrices on a context. */
export interface Squares {
  readonly context: Context;
  readonly prec: Real;
  readonly lead: readonly number[];
  readonly n: number;
  /** The matrices by columns, without gaps. */
  readonly A: DeviceBuffer<Real>;
  /** One integer for each. */
  readonly info: DeviceBuffer<'i'>;
  /** What batched routines are told of A. */
  readonly each: { readonly lda: number; readonly strideA: number; readonly batchCount: number };
  readonly keep: <T extends DeviceBuffer>(buffer: T) => T;
}

/** What `work` comes to with the first argument of a verb, a stack of square matrices; copied before the call returns its promise. */
export async function ofSquares<R>(
  routine: string,
  A: ArrayInput,
  options: VerbOptions,
  work: (of: Squares) => Promise<R>,
  flag?: string,
  more: readonly string[] = [],
): Promise<R> {
  const stack = squaresOf(routine, A);
  const named = contextOf(routine, 2, options, flag, more);
  const prec = isSingle(stack.one.data) ? 's' : 'd';
  const { lead, one } = stack;
  const n = one.rows;
  const batchCount = countOf(lead);
  const a: ArrayOf<Real> = columnsOf(prec, stack);
  const context = named ?? (await getContext());
  return withBuffers((keep) => {
    const A = keep(context.upload<Real>(prec, a));
    const info = keep(integers(context, prec, batchCount));
    const each = { lda: Math.max(1, n), strideA: n * n, batchCount };
    return work({ context, prec, lead, n, A, info, each, keep });
  }, options.signal);
}
