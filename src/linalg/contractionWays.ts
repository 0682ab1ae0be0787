// The two ways of a verb of two operands that is one contraction: matmul, tensordot, outer, kron.
import type { Operand } from './arrays.ts';
import { contract, contractThere, type ProductOptions, productOptions } from './contract.ts';
import type { Contraction } from './contraction.ts';
import type { Ways } from './device/verb.ts';
import { inContext } from './inContext.ts';
import type { NdArray } from './ndarray.ts';
import { deliverTo } from './out.ts';
import { inPrecision } from './precision.ts';

/** What such a verb is beyond its name. */
export interface ProductVerb {
  /** Where its options stand, behind its operands. */
  readonly position: number;
  /** The operands, checked. */
  readonly operandsOf: (a: unknown, b: unknown) => readonly [Operand, Operand];
  readonly contraction: (a: Operand, b: Operand) => Contraction;
  /** The shape of the result. */
  readonly shapeOf: (a: Operand, b: Operand) => readonly number[];
  /** What stands among the operands and is none: axes. */
  readonly order?: unknown;
}

export function contractionWays(routine: string, verb: ProductVerb): Ways<ProductOptions, NdArray> {
  const { position, operandsOf, contraction, shapeOf, order } = verb;
  const checked = ([a, b]: readonly unknown[], options: ProductOptions) => {
    const operands = operandsOf(a, b);
    const shape = shapeOf(...operands);
    return { operands, shape, how: productOptions(routine, position, options, operands) };
  };
  return {
    routine,
    order,
    host: async (given, options) => {
      const { operands, shape, how } = checked(given, options);
      const deliver = deliverTo(routine, position, options.out, how.result, shape);
      const C = await inContext(how.named, operands, (context, [a, b]) => contract(context, how, contraction(a!, b!)));
      return deliver(inPrecision(how.result, C));
    },
    gpu: async (on, given, options) => {
      const { operands, shape, how } = checked(given, options);
      return contractThere(on, how, contraction(...operands), shape);
    },
  };
}
