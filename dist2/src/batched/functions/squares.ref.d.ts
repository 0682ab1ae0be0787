import { type FieldMat } from '../../core/matrix.ts';
export interface Squares {
    readonly n: number;
    /** Of its numbers, or of the parts of its complex numbers. */
    readonly prec: 's' | 'd';
    /** Another n x n matrix, with old numbers in it. */
    take(): FieldMat;
    /** C := A B. C is neither of them. */
    multiply(A: FieldMat, B: FieldMat, C: FieldMat): void;
    /** B := A^-1 B; A is overwritten. The info of gesv: where it is not 0, B is as it was. */
    solve(A: FieldMat, B: FieldMat): number;
}
/** On host memory, with matrices like A. */
export declare const squaresRef: (n: number, A: FieldMat) => Squares;
/** Y := sum of c X, plus `diagonal` on the diagonal. Y may be one of the X. */
export declare function combine(n: number, Y: FieldMat, terms: readonly (readonly [c: number, X: FieldMat])[], diagonal?: number): void;
/** |x(i, j)|. */
export declare function sizeOf({ data, off, ld, parts }: FieldMat, i: number, j: number): number;
/** The largest sum of a column's magnitudes; NaN if there is one. */
export declare function oneNorm(n: number, X: FieldMat): number;
/** A bound of the magnitudes of eigenvalues: the lesser of ||X||_1 and ||X||_F. */
export declare const normBound: (n: number, X: FieldMat) => number;
/** ||X - diagonal I||_F. */
export declare function distance(n: number, X: FieldMat, diagonal: number): number;
/** The largest magnitude of an element, of a complex one of its larger part; NaN if one is, or is infinite. */
export declare function largest(n: number, X: FieldMat): number;
