import { type Prec } from '../../src/core/field.ts';
import { type RoutineSpec } from '../../src/core/spec.ts';
import { type Scalar } from './scalars.ts';
type Name = 'alpha' | 'beta';
export type Pair = Readonly<Partial<Record<Name, Scalar>>>;
/** What operands hold, by name: the numbers of a buffer one behind the other, two for a complex element. */
export type Contents = Readonly<Record<string, Float64Array>>;
/** The routine under test: the contents of its result after a call. */
export type ScalarCall = (scalars: Pair, operands: Contents) => Promise<Float64Array>;
/** A call without its scalars and what its operands hold. */
export interface ScalarProblem {
    readonly spec: RoutineSpec;
    readonly prec: Prec;
    /** Elements of each operand of operandsOf. */
    readonly lengths: Readonly<Record<string, number>>;
    /** Of the matrices that lie one behind the other in an operand. */
    readonly order: number;
    /** Whether the routine has nothing to do: its result then stays as it is. */
    readonly nothing: (scalars: Pair) => boolean;
}
/** Whether there is a case for a routine. */
export declare const hasScalars: (spec: RoutineSpec) => boolean;
/** The operands of numbers that a call cannot do without. */
export declare function operandsOf(spec: RoutineSpec): readonly string[];
/** The operand that a routine writes. */
export declare const resultOf: (spec: RoutineSpec) => string;
/** Runs every pair of special scalars, terms that are left out with operands that must not be read; what is wrong in words. */
export declare function scalarComplaints(problem: ScalarProblem, call: ScalarCall): Promise<string[]>;
export {};
