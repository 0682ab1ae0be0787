import { type Complex } from '../../../core/field.ts';
import type { Argument } from '../../device/verb.ts';
import { type Verb } from '../call.ts';
import { type Complexes, type ComplexReal, type Pairs } from '../pairs.ts';
import { type Matrices } from '../stacks.ts';
/** Right-hand sides of systems of order n: one vector for all, or matrices. */
export interface RightSides {
    readonly b: Matrices;
    readonly isVector: boolean;
}
export declare function rightOf(routine: string, argument: Argument, n: number): RightSides;
export declare const solve: Verb;
/** Identities by columns. */
export declare function identities(prec: ComplexReal, n: number, count: number): Pairs;
export declare const inv: Verb;
export declare const luFactor: Verb;
/** det of matrix b by its factors. */
export declare function determinantOf(data: Pairs, pivots: Int32Array, n: number, b: number): Complex;
export declare const det: Verb;
export declare const slogdet: Verb;
/** The first zero on a diagonal, from 1, or 0. */
export declare function zeroOn(columns: Pairs, n: number): number;
/** One matrix of factors, and right-hand sides for it: no stacks. */
export declare function oneSystem(routine: string, [first, second]: readonly Argument[]): {
    prec: ComplexReal;
    n: number;
    nrhs: number;
    a: Pairs;
    b: Pairs;
    finish: (x: Pairs) => Complexes;
};
export declare const luSolve: Verb;
