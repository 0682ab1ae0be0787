import type { FieldMat, RealArray, Uplo } from '../../core/matrix.ts';
import type { EigenJob } from './syev.spec.ts';
export interface SyevProblem {
    readonly jobz: EigenJob;
    readonly uplo: Uplo;
    readonly n: number;
    /** With jobz 'v' it becomes the vectors; else the triangle is lost. */
    readonly A: FieldMat;
    /** n elements. */
    readonly W: RealArray;
}
/** Rows of column j that a triangle of order n stores. */
export declare const rowsStored: (uplo: Uplo, n: number, j: number) => readonly [first: number, last: number];
/** The largest |a(i,j)| of a triangle, or |Re| and |Im|, of the diagonal the real parts; NaN if an element is. */
export declare function triangleMax(uplo: Uplo, n: number, { data, off, ld, parts }: FieldMat): number;
export declare function scaleTriangle(uplo: Uplo, n: number, { data, off, ld, parts }: FieldMat, factor: number): void;
/** Scales A; the factor. undefined where there is nothing to compute, because A is empty or not finite. */
export declare function preparedSyev({ uplo, n, A }: SyevProblem): number | undefined;
/** The results where there is nothing to compute, and info: n where A has a NaN or an infinity. W, and vectors asked for := NaN. */
export declare function answeredSyev({ jobz, n, A, W }: SyevProblem): number;
/** A = Z W Z^H with Z in place of A; returns info. Source: LAPACK xSYEV, xHEEV. */
export declare function syevRef(problem: SyevProblem): number;
/** Of A that has been scaled. */
export declare function syevScaledRef({ jobz, uplo, n, A, W }: SyevProblem, factor: number): number;
/** W := d / factor */
export declare function valuesOut(d: Float64Array, factor: number, W: RealArray): void;
