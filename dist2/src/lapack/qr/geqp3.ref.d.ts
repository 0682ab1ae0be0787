import { type FieldMat, type RealArray } from '../../core/matrix.ts';
/**
 * Norms of what is left of the columns. `known` is kept up to date by subtraction; `exact` is the last norm that was computed from the
 * elements, which tells how much of the other has cancelled.
 */
export interface ColumnNorms {
    readonly known: Float64Array;
    readonly exact: Float64Array;
}
/**
 * Column j loses an element of modulus r to the rows above it: known(j)^2 := known(j)^2 - r^2. Returns whether the norm has to be computed
 * anew, and is not changed then. Source: Z. Drmac and Z. Bujanovic, LAPACK Working Note 176.
 */
export declare function loseElement({ known, exact }: ColumnNorms, j: number, r: number, A: FieldMat): boolean;
/**
 * The column with the largest norm from `first` on, the first of equals. The first NaN is the largest: a pivot is a column whatever A
 * holds.
 */
export declare function largestNorm({ known }: ColumnNorms, first: number): number;
/** Columns i and j of m elements change places. */
export declare function swapColumnsRef(m: number, A: FieldMat, i: number, j: number): void;
/**
 * Brings the first min(m, n) columns that jpvt marks by anything but zero to the front, in their order. jpvt becomes the permutation so
 * far, counted from 1; returns how many there are.
 */
export declare function fixedColumnsRef(m: number, n: number, A: FieldMat, jpvt: Int32Array): number;
/** Column p, of which the norm in `norms` is taken over by column k, goes to place k. */
export declare function pivotColumnRef(m: number, A: FieldMat, jpvt: Int32Array, norms: ColumnNorms, k: number, p: number): void;
/**
 * A P = Q R, A m x n, R's diagonal not increasing behind the fixed columns. Q and R as geqrfRef leaves them; jpvt holds the n marks of
 * fixed columns, then the permutation: column j of A P was column jpvt(j) of A, counted from 1. Source: LAPACK xLAQP2.
 */
export declare function geqp3Ref(m: number, n: number, A: FieldMat, jpvt: Int32Array, tau: RealArray, tauOff?: number): void;
