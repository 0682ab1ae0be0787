import type { Argument } from '../device/verb.ts';
import { type Complexes, type ComplexReal, type Pairs } from './pairs.ts';
/** Matrices of m x n. */
export interface Matrices {
    readonly x: Complexes;
    readonly lead: readonly number[];
    readonly m: number;
    readonly n: number;
}
export declare const refuse: (routine: string, name: string, position: number, x: Complexes, rule: string) => never;
/** An argument that is a stack of matrices of any shape; one matrix is a stack without leading dimensions. */
export declare function matricesOf(routine: string, argument: Argument): Matrices;
export declare function squaresOf(routine: string, argument: Argument): Matrices;
/** op of each matrix: itself, a view of its transpose, or a copy of its conjugate transpose. */
export declare function turned(stack: Matrices, trans: 'n' | 't' | 'c'): Matrices;
/** A copy, broadcast to `lead`: matrices by columns, without gaps. */
export declare function columnsOfEach(prec: ComplexReal, stack: Matrices, lead?: readonly number[]): Pairs;
/** The array of matrices that lie by columns without gaps. `vectors`: they are columns of one dimension. */
export declare function stackOf(prec: ComplexReal, data: Pairs, lead: readonly number[], m: number, n: number, vectors?: boolean): Complexes;
export declare const countOf: (lead: readonly number[]) => number;
