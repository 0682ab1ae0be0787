import { type FieldMat, type Side } from '../../core/matrix.ts';
import { type Doubles } from './doubles.ref.ts';
import type { BalanceJob } from './gebal.ref.ts';
import type { VectorsJob } from './geev.spec.ts';
import { type Found, type Reduced, type SchurTools, type ValueArrays } from './schurSteps.ref.ts';
/** Of n eigenvalues. */
export interface GeevProblem extends ValueArrays {
    readonly jobvl: VectorsJob;
    readonly jobvr: VectorsJob;
    readonly n: number;
    /** Is overwritten. */
    readonly A: FieldMat;
    /** n x n; not read where they are not wanted. */
    readonly VL?: FieldMat | undefined;
    readonly VR?: FieldMat | undefined;
}
/** Z := Z X, with the right or left eigenvectors X of T. */
export type BackVectors = (side: Side, T: Doubles, Z: Doubles) => void;
/** How many kinds of vectors are wanted. */
export declare const sidesOf: ({ jobvl, jobvr }: Pick<GeevProblem, 'jobvl' | 'jobvr'>) => number;
/** Whether there is nothing to compute, because A is empty or not finite; the results then are there. info, or undefined. */
export declare function answeredRef(problem: GeevProblem): number | undefined;
/**
 * The eigenvalues w of A, and vectors x with A x = w x and u with u^H A = w u^H; returns info. `look` sees what has been found, with the
 * vectors of the balanced matrix; with `schur` there is a Schur form without vectors too. Source: LAPACK xGEEV.
 */
export declare function geevSteps(problem: GeevProblem, tools: SchurTools, vectors: BackVectors, balance?: BalanceJob, look?: (found: Found, sides: readonly Doubles[]) => void, schur?: boolean): number;
/**
 * What finds the eigenvalues and vectors of the finite matrix that is in `problem` when it is called, by the references; of one that has
 * been reduced already the rest.
 */
export declare function referenceGeev(problem: GeevProblem, reduced?: Reduced): () => number;
/** The same by the references. */
export declare const geevRef: (problem: GeevProblem) => number;
