import type { ArrayOf } from '../core/field.ts';
import type { Uplo } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import { type EighSubset, type Range } from './eigenSubset.ts';
import type { NdArray } from './ndarray.ts';
import { type ArrayInput, type Real, type VerbOptions } from './operands.ts';
import { type Stack } from './stacks.ts';
/** Options of `eigh` and `eigvalsh`. */
export interface EighOptions extends VerbOptions {
    /** Read the lower triangle of A, and of b, which is the default; false: the upper one. */
    readonly lower?: boolean;
    /** Some eigenvalues alone, by index or by value; default all. */
    readonly subset?: EighSubset;
    /** Positive definite, n x n or of A's shape: the generalized problem A x = lambda b x. Taken in A's precision. */
    readonly b?: ArrayInput;
    /** With b: 1, the default, A x = lambda b x; 2, A b x = lambda x; 3, b A x = lambda x. */
    readonly type?: 1 | 2 | 3;
}
export interface Eigenpairs {
    readonly eigenvalues: NdArray<ArrayOf<Real>>;
    /** If they were asked for. */
    readonly eigenvectors: NdArray<ArrayOf<Real>> | undefined;
}
/** A call, checked. */
export interface EighCall {
    readonly stack: Stack;
    readonly metric: Stack | undefined;
    readonly named: Context | undefined;
    readonly uplo: Uplo;
    readonly itype: 1 | 2 | 3;
    readonly range: Range;
}
export declare function eighCall(routine: string, A: ArrayInput, options: EighOptions): EighCall;
/**
 * A = Z W Z^T of each matrix of a stack, which is copied before the call returns its promise, or some columns of Z and W; or the same of
 * the generalized problem. Throws for the first matrix whose eigenvalues could not be computed.
 */
export declare function eigenpairs(routine: string, A: ArrayInput, options: EighOptions, vectors: boolean): Promise<Eigenpairs>;
/** Throws for the first matrix whose eigenvalues could not be computed. */
export declare function mustHaveConverged(routine: string, n: number, info: Int32Array, lead: readonly number[]): void;
