import type { Operand } from './arrays.ts';
import { type ProductOptions } from './contract.ts';
import type { Contraction } from './contraction.ts';
import type { Ways } from './device/verb.ts';
import type { NdArray } from './ndarray.ts';
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
export declare function contractionWays(routine: string, verb: ProductVerb): Ways<ProductOptions, NdArray>;
