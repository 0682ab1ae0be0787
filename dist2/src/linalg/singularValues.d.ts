import type { ArrayOf } from '../core/field.ts';
import type { VectorJob } from '../lapack/svd/gesvd.spec.ts';
import type { Context } from '../runtime/context.ts';
import { type Real } from './operands.ts';
import { type Stack } from './stacks.ts';
/** m x n matrices by columns without gaps, one behind the other. */
export interface Matrices {
    readonly m: number;
    readonly n: number;
    readonly count: number;
    readonly a: ArrayOf<Real>;
}
export interface Decomposition {
    /** min(m, n) of each matrix. */
    readonly s: ArrayOf<Real>;
    /** By columns; empty if they were not asked for. */
    readonly u: ArrayOf<Real>;
    readonly vt: ArrayOf<Real>;
    /** Of each matrix. */
    readonly info: Int32Array;
}
/** Columns of U, of m elements, that a job comes to; or rows of V^T. */
export declare const vectorCount: (job: VectorJob, length: number, k: number) => number;
/** Matrices of larger orders are decomposed one after the other. */
export declare const MOST_TOGETHER = 128;
/** A = U S V^T of each. Never throws for what is in A: info says it. */
export declare function decompose(context: Context, prec: Real, matrices: Matrices, job: VectorJob, signal: AbortSignal | undefined): Promise<Decomposition>;
/**
 * The same of a stack, which is copied before the call returns its promise. Throws for the first matrix whose singular values could not be
 * computed.
 */
export declare function decomposeStack(routine: string, named: Context | undefined, prec: Real, stack: Stack, job: VectorJob, signal: AbortSignal | undefined): Promise<Matrices & Decomposition & {
    readonly context: Context;
    readonly k: number;
}>;
export interface SingularValuesOfEach {
    /** Those of matrix b, in descending order. */
    readonly of: (b: number) => ArrayOf<Real>;
    readonly info: Int32Array;
}
/** Singular values alone. Never throws for what is in A: info says it. */
export declare function valuesOfEach(context: Context, prec: Real, matrices: Matrices, signal: AbortSignal | undefined): Promise<SingularValuesOfEach>;
/** Throws for the first matrix whose singular values could not be computed. `lead`: the leading dimensions; none for one matrix. */
export declare function mustConverge(routine: string, info: Int32Array, lead: readonly number[]): void;
