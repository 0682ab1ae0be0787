// Where a contraction is computed, here and now or by gemm on the context's backend, and the options of the verbs that are contractions.
import { ArgumentError } from '../core/errors.ts';
import type { ArrayOf } from '../core/precision.ts';
import type { Context } from '../runtime/context.ts';
import { isSingle, type Operand } from './arrays.ts';
import { contractByGemm } from './contractByGemm.ts';
import { type Contraction, contractHere, extent, varies } from './contraction.ts';
import type { Real } from './operands.ts';
import { contextAmong, type VerbOptions } from './options.ts';

export interface ProductOptions extends VerbOptions {
  /**
   * 'f32': in single on the context's backend, whatever the data; 'f64-cpu': in double; 'auto', the default: 'f32' if all data are singles, else
   * 'f64-cpu'. The data type of the result does not depend on it.
   */
  readonly precision?: 'auto' | 'f32' | 'f64-cpu';
}

/** The options, checked, and what they come to. */
export interface How {
  readonly routine: string;
  readonly named: Context | undefined;
  readonly signal: AbortSignal | undefined;
  /** Computed in. */
  readonly prec: Real;
  /** Returned as. */
  readonly result: Real;
}

const PRECISIONS: readonly unknown[] = ['auto', 'f32', 'f64-cpu'];

/** Checks the options of a verb that stand at `position`, behind its operands. */
export function productOptions(
  routine: string,
  position: number,
  options: ProductOptions,
  operands: readonly Operand[],
): How {
  const named = contextAmong(routine, position, options, ['precision']);
  const { precision = 'auto', signal } = options;
  if (!PRECISIONS.includes(precision))
    throw new ArgumentError(routine, 'precision', position, precision, `must be one of ${PRECISIONS.join(', ')}`);
  const result = operands.every(({ data }) => isSingle(data)) ? 's' : 'd';
  const prec = precision === 'auto' ? result : precision === 'f32' ? 's' : 'd';
  return { routine, named, signal, prec, result };
}

/** Up to so many multiplications are done before a call of gemm would have begun. */
const SMALL = 24 ** 3;
/** And so many before a GPU would have answered. */
const SMALL_FOR_GPU = 32 ** 3;

/**
 * The elements of C, rows first. Small sums, and those that use no element twice, are computed on the CPU whatever the context: the elements would
 * be as long on their way. A and B are read before the call returns.
 */
export function contract(context: Context, how: How, c: Contraction): ArrayOf<Real> | Promise<ArrayOf<Real>> {
  context.assertAlive();
  const { routine, prec, signal } = how;
  const depth = extent(c.sum);
  const small = extent(c.out) * depth <= (context.placement(prec) === 'gpu' ? SMALL_FOR_GPU : SMALL);
  if (!small && depth > 1 && c.out.some(varies)) return contractByGemm(context, prec, c, signal);
  const why = small ? 'its operands are small' : 'it uses no element twice';
  context.queue.note({ routine: `${prec}${routine}`, backend: 'cpu', why });
  return contractHere(prec, c);
}
