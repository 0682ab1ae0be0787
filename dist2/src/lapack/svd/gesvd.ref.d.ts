import { type FieldMat, type RealArray } from '../../core/matrix.ts';
import type { VectorJob } from './gesvd.spec.ts';
export interface GesvdProblem {
    readonly m: number;
    readonly n: number;
    /** Is overwritten. */
    readonly A: FieldMat;
    /** min(m, n) real numbers. */
    readonly S: RealArray;
    readonly jobu: VectorJob;
    /** m x min(m, n), or m x m; not read where jobu is 'n'. */
    readonly U?: FieldMat | undefined;
    readonly jobvt: VectorJob;
    /** V^H: min(m, n) x n, or n x n. */
    readonly VT?: FieldMat | undefined;
}
/** Columns of U, or rows of V^H, of a job. */
export declare const vectorsOf: (job: VectorJob, rows: number, values: number) => number;
/** The largest |a(i,j)|, or of complex numbers the largest part; NaN if one is. */
export declare function magnitudeOf(m: number, n: number, A: FieldMat): number;
/**
 * The power of two by which A is multiplied first, so that its largest element is neither so large nor so small that its squares leave the
 * range.
 */
export declare function scaleOf(magnitude: number, prec: 's' | 'd'): number;
/** A := factor A, factor being real */
export declare function scaleRef(m: number, n: number, A: FieldMat, factor: number): void;
/** The singular values from the largest to the least, and the columns that their vectors are. */
export interface Sorted {
    readonly order: Int32Array;
    /** Whether a column of V has the wrong sign. */
    readonly negative: readonly boolean[];
}
/** Of vectors that are where they belong. */
export declare const IN_PLACE: Sorted;
/** S := |d| / factor in descending order. */
export declare function sortedValues(d: Float64Array, factor: number, S: RealArray): Sorted;
/**
 * Column i of B := column order[i] of A, with the sign that belongs to it if `signs`; columns beyond stay in their place. `turned`: row i
 * of B instead, conjugated. A may be real where B is complex.
 */
export declare function handOut(rows: number, cols: number, A: FieldMat, { order, negative }: Sorted, signs: boolean, B: FieldMat, turned: boolean): void;
/** X := NaN */
export declare function blankRef(rows: number, cols: number, X: FieldMat): void;
/** A = U S V^H; returns info. Source: LAPACK xGESVD, without its blocks and without QR first. */
export declare function gesvdRef(problem: GesvdProblem): number;
/** Scales A; the factor. undefined where there is nothing to compute, because A is empty or not finite. */
export declare function prepared({ m, n, A }: Pick<GesvdProblem, 'm' | 'n' | 'A'>): number | undefined;
/** The results where there is nothing to compute, and info. */
export declare function answered(problem: GesvdProblem): number;
/** Of A that has been scaled. */
export declare function gesvdScaledRef(problem: GesvdProblem, factor: number): number;
/** X := the unit matrix of order n. */
export declare function unitRef(n: number, X: FieldMat): void;
