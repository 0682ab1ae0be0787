import { type ArrayOf } from '../core/field.ts';
import { ComplexArray } from './complex/complexArray.ts';
import type { NdArray } from './ndarray.ts';
import { type ArrayInput, type Real, type VerbOptions } from './operands.ts';
/** Numbers of any field in an array. */
export type RealOrComplex = NdArray<ArrayOf<Real>> | ComplexArray<ArrayOf<Real>>;
export interface GeneralEigenpairs {
    readonly eigenvalues: RealOrComplex;
    /** If they were asked for. */
    readonly eigenvectors: RealOrComplex | undefined;
}
/**
 * A x = w x of each matrix of a stack, which is copied before the call returns its promise. Complex arrays if any eigenvalue is complex,
 * else real ones. Throws for the first matrix whose eigenvalues could not be computed.
 */
export declare function generalEigenpairs(routine: string, A: ArrayInput, options: VerbOptions, vectors: boolean): Promise<GeneralEigenpairs>;
