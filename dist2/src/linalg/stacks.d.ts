import { type ArrayOf } from '../core/field.ts';
import { type View2 } from '../core/strided.ts';
import { type NdArray } from './ndarray.ts';
import { type ArrayInput, type Numbers, type Real } from './operands.ts';
/** A checked stack; each matrix is `one`, moved by a multiple of the strides of the leading dimensions. */
export interface Stack {
    readonly lead: readonly number[];
    readonly strides: readonly number[];
    readonly one: View2<Numbers>;
}
/** Whether a checked argument has more dimensions than a matrix: only then are verbs about stacks. */
export declare const isStack: (x: unknown) => boolean;
export declare const countOf: (lead: readonly number[]) => number;
/** Reads a stack, a matrix being a stack without leading dimensions; a vector is one column. */
export declare function stackOf(routine: string, x: ArrayInput, name: string, position: number): Stack;
/** The first argument, a stack of matrices of any shape. */
export declare function matricesOf(routine: string, A: ArrayInput): Stack;
/** The first argument, a stack of square matrices. */
export declare function squaresOf(routine: string, A: ArrayInput, name?: string): Stack;
/** The leading dimensions of both together, by NumPy's rule: aligned at their ends, and equal, or one of them 1 or absent. */
export declare function broadcast(a: readonly number[], b: readonly number[], refuse: (rule: string) => never): readonly number[];
/**
 * What to do about a b whose rows do not fit, if it has one vector for each matrix: as in NumPy 2 it is then one matrix, or a stack of
 * such.
 */
export declare function axisHint(a: Stack, b: readonly number[]): string;
/** A copy, broadcast to `lead`: matrices by columns, without gaps. */
export declare function columnsOf(prec: Real, stack: Stack, lead?: readonly number[]): ArrayOf<Real>;
/** The ndarray of matrices that lie by columns without gaps: each row by row. `vectors`: they are columns of one dimension. */
export declare function stacked(prec: Real, x: ArrayOf<Real>, lead: readonly number[], rows: number, cols: number, vectors?: boolean): NdArray<ArrayOf<Real>>;
