import type { FieldMat } from '../../core/matrix.ts';
import type { SchurSort } from './gees.spec.ts';
import type { VectorsJob } from './geev.spec.ts';
import { type Found, type SchurTools, type ValueArrays } from './schurSteps.ref.ts';
/** Of n eigenvalues. */
export interface GeesProblem extends ValueArrays {
    readonly jobvs: VectorsJob;
    readonly sort: SchurSort;
    readonly n: number;
    /** A, and then T. */
    readonly A: FieldMat;
    /** n x n; not read where it is not wanted. */
    readonly VS?: FieldMat | undefined;
}
/** info, and the number of eigenvalues that were to come first. */
export interface GeesResult {
    readonly info: number;
    readonly sdim: number;
}
/** Whether there is nothing to compute, because A is empty or not finite; the results then are there. */
export declare function answeredGeesRef(problem: GeesProblem): GeesResult | undefined;
/**
 * A = VS T VS^H. `look` is called where chosen eigenvalues have been brought to the beginning, or failed to be, with their number. Source:
 * LAPACK xGEES.
 */
export declare function geesSteps(problem: GeesProblem, tools: SchurTools, look?: (count: number, failed: boolean, found: Found) => void): GeesResult;
/** The same by the references. */
export declare function geesRef(problem: GeesProblem): GeesResult;
