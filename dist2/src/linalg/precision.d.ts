import type { ArrayOf } from '../core/field.ts';
import type { Context } from '../runtime/context.ts';
import { type Operand, type Real, type VerbOptions } from './operands.ts';
import { type Stack } from './stacks.ts';
/**
 * 'f64-cpu': in double, on the CPU. 'mixed': factored in single on the context's backend, corrected to double. 'f32': in single on the
 * context's backend. 'auto': the verb's own choice. The data type of the result does not depend on it: it is rounded, or widened.
 */
export type SolvePrecision = 'auto' | 'f64-cpu' | 'mixed' | 'f32';
/** How a solution was computed, and how good it is. */
export interface SolutionReport {
    /** What the solution was computed in: 'mixed' only if corrections have converged. */
    precision: Exclude<SolvePrecision, 'auto'>;
    /**
     * Corrections; 0 where none are made. Less: they have failed, and the solution was computed in double, because -2: a number does not fit
     * into single; -3: the matrix in single is singular; -31: corrections did not converge, or there is NaN.
     */
    iterations: number;
    /**
     * The largest of all right-hand sides and matrices, from residuals in double of what was passed and returned; 0 if there is none, NaN
     * where a number is not finite, or a product is too large.
     */
    backwardError: number;
    /** An estimated reciprocal condition number; 1 of an empty matrix. Absent where none was estimated. */
    rcond?: number;
    /**
     * What is wrong with a matrix with which no digit of x is certain, in words; absent where nothing is. See the option `illConditioned`.
     */
    warning?: string;
}
/** In which precision a system is solved, and what is told of it. */
export interface PrecisionOptions extends VerbOptions {
    /** Default 'auto'. */
    readonly precision?: SolvePrecision;
    /**
     * Is filled in before the call resolves, if given: `{}` will do. Costs products of A with x in double. Untouched where the call throws.
     */
    readonly report?: Partial<SolutionReport>;
}
/** What was done, before it is known how good it is. */
export type Done = Pick<SolutionReport, 'precision' | 'iterations' | 'rcond' | 'warning'>;
/** The options, checked: `precision` with its default, and the record for the report. */
export declare function precisionAmong(routine: string, position: number, { precision, report }: PrecisionOptions): {
    readonly precision: SolvePrecision;
    readonly report: Partial<SolutionReport> | undefined;
};
/** Of a stack of matrices, which is solved by batched routines, in one precision. */
export declare function refuseMixed(routine: string, position: number, precision: SolvePrecision): void;
/** What 'auto' means for one square matrix of doubles: to be factored in single, on a GPU context and from a certain size on. */
export declare const paysMixed: ({ backend }: Context, n: number, nrhs: number) => boolean;
/** Numbers in the precision of a result. */
export declare function inPrecision(prec: Real, x: ArrayOf<Real>): ArrayOf<Real>;
/** Fills in a report, of which nothing older is left. */
export declare function reportOf(report: Partial<SolutionReport>, done: Done, backwardError: number): void;
/** What is done where the precision of the operands does. */
export declare const asGiven: (prec: Real) => Done;
/**
 * Precisions that two operands are copied to, and their result is given in; `exact`: what is computed with is what was passed, as far as
 * anyone asks.
 */
export declare function precisionsOf({ precision, report }: {
    readonly precision: SolvePrecision;
    readonly report: unknown;
}, A: Operand, b: Operand): {
    readonly prec: Real;
    readonly result: Real;
    readonly exact: boolean;
};
/** The system or problem of a stack of A and one of b: their rows must be as many, their leading dimensions broadcast. */
export declare function stackedSystem(routine: string, a: Stack, b: Operand): {
    rhs: Stack;
    nrhs: number;
    lead: readonly number[];
};
