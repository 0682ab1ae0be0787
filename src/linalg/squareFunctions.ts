// Functions of square matrices that a routine computes in place, those of stacks in one call of a batch: what signm, logm and sqrtm
// have in common.
import type { ArrayOf } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { Queue } from '../runtime/queue.ts';
import type { NdArray } from './ndarray.ts';
import { type ArrayInput, operandOf, type Real, type VerbOptions } from './operands.ts';
import { goOn } from './options.ts';
import { deliverTo, type OutOption, precisionOf } from './out.ts';
import { ofSquares, type Squares } from './squares.ts';
import { squaresOf, stacked } from './stacks.ts';

/** Options of functions of matrices: those of all verbs, and `out`. */
export interface FunctionOptions extends VerbOptions, OutOption {}

interface Call {
  readonly n: number;
  readonly A: Ptr<Real>;
  readonly lda: number;
  readonly info: Ptr<'i'>;
}

interface BatchedCall extends Call {
  readonly strideA: number;
  readonly C: Ptr<Real>;
  readonly ldc: number;
  readonly strideC: number;
  readonly batchCount: number;
}

type Routine<C> = (queue: Queue, call: C, prec: Real) => Promise<void>;

/** A := f(A) of each matrix of a stack, by `many` if there is that, else by `one`; NaN where info says that there is none. */
export async function functionOf(
  routine: string,
  A: ArrayInput,
  options: FunctionOptions,
  one: Routine<Call>,
  many?: Routine<BatchedCall>,
): Promise<NdArray<ArrayOf<Real>>> {
  const operand = operandOf(routine, A, 'A', 1);
  squaresOf(routine, operand);
  const deliver = deliverTo(routine, 2, options?.out, precisionOf([operand]), operand.shape);
  /** Rows first. */
  const work = async ({ context, prec, lead, n, A: a, info, each }: Squares): Promise<ArrayOf<Real>> => {
    const { lda, strideA, batchCount } = each;
    if (n === 0 || batchCount === 0) return context.download(a);
    goOn(options?.signal);
    const call = { n, A: a.at(0), lda, info: info.at(0) };
    const places = { strideA, C: a.at(0), ldc: lda, strideC: strideA, batchCount };
    if (batchCount > 1 && many !== undefined) await many(context.queue, { ...call, ...places }, prec);
    else
      for (let b = 0; b < batchCount; b++) {
        goOn(options?.signal);
        await one(context.queue, { ...call, A: a.at(b * strideA), info: info.at(b) }, prec);
      }
    const found = await context.download(a);
    for (const [b, failed] of (await context.download(info)).entries())
      if (failed !== 0) found.fill(Number.NaN, b * strideA, (b + 1) * strideA);
    return stacked(prec, found, lead, n, n).data;
  };
  return deliver(await ofSquares(routine, operand, options, work, undefined, ['out']));
}
