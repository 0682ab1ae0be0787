import { type FieldMat, type RealArray, type Uplo } from '../../core/matrix.ts';
import { type Chosen, type StebzResult } from './stebz.ref.ts';
import type { EigenJob } from './syev.spec.ts';
export interface SyevxProblem extends Chosen {
    readonly jobz: EigenJob;
    readonly uplo: Uplo;
    readonly n: number;
    /** Is overwritten. */
    readonly A: FieldMat;
    readonly abstol: number;
    /** Room for as many as may be found. */
    readonly W: RealArray;
    /** With jobz 'v': as many columns. */
    readonly Z: FieldMat | undefined;
    /** With jobz 'v' the indices, from 1, of vectors that have not converged, then zeros. */
    readonly ifail: Int32Array;
}
/** How many values have been found, and LAPACK's info. */
export interface Found {
    readonly m: number;
    readonly info: number;
}
interface Tridiagonal {
    readonly d: Float64Array;
    readonly e: Float64Array;
}
/** What the parts of the work do, in memory of their own. */
export interface SyevxSteps {
    /** The tridiagonal form. */
    reduce(): Tridiagonal;
    /** All values, ascending, to d, and their vectors; 0, or how much has not converged. Overwrites d and e. */
    all(t: Tridiagonal): number;
    /** The vectors of the tridiagonal form that belong to values; how many have not converged. `ifail` as stein's. */
    chosen(t: Tridiagonal, found: StebzResult, ifail: Int32Array): number;
    /** Column i of Z := the vector order[i] of A. */
    handOut(order: Int32Array): void;
}
export declare const inOrder: (n: number) => Int32Array;
/** Eigenvalues, and vectors, that are chosen. `factor`: what A has been multiplied by. Source: LAPACK xSYEVX. */
export declare function syevxOrder(problem: SyevxProblem, factor: number, eps: number, steps: SyevxSteps): Found;
/** Nothing to compute: A is empty, or has a NaN or an infinity, and then W and Z := NaN. */
export declare function answeredSyevx({ n, W, Z, ifail }: SyevxProblem): Found;
/** Column i of B := column order[i] of A, of `rows` elements. */
export declare function copyColumns(rows: number, A: FieldMat, order: Int32Array, B: FieldMat): void;
/** How all vectors are computed: by QL iteration, or by divide and conquer. */
export type Method = 'ql' | 'dc';
/** Returns how many values there are, and info. */
export declare function syevxRef(problem: SyevxProblem, method?: Method): Found;
/** Of A that has been scaled. */
export declare function syevxScaledRef(problem: SyevxProblem, factor: number, method: Method): Found;
export {};
