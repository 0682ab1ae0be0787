import type { Prec, Trans } from '../../src/index.ts';
import { type MatrixView } from './norms.ts';
import { type Formula } from './operands.ts';
import { type Scalar } from './scalars.ts';
/** Increments that level-2 routines are tested with, and orders: reference BLAS's, and around and beyond a tile of 64 or a row of 32. */
export declare const INCS: readonly number[];
export declare const TINY: readonly number[];
export declare const ORDERS: readonly number[];
/** Elements in BLAS's order. */
export declare function elementsOf({ data, offset, ld, cols }: MatrixView, inc: number): Float64Array;
/** The same of any field. */
export declare function scalarsOf(x: MatrixView, inc: number): ArrayLike<Scalar>;
/** Element (i, j) of a matrix, of any field or of real numbers. */
export type Entry<N extends Scalar = Scalar> = (i: number, j: number) => N;
export declare const scalarOf: ({ data, offset, ld, parts }: MatrixView) => Entry;
export declare const transposed: <N extends Scalar>(a: Entry<N>) => Entry<N>;
/** Element (i, j) of op(A). */
export declare function op(trans: Trans, a: Entry): Entry;
/** Element (i, j) of a symmetric matrix, from the elements of one triangle; of a Hermitian one with a diagonal whose real parts count. */
export declare const mirrored: (a: Entry, uplo: 'l' | 'u', hermitian?: boolean) => Entry;
/** The same of a matrix of which one triangle is stored. */
export declare const symmetric: (view: MatrixView, uplo: 'l' | 'u', hermitian?: boolean) => Entry;
/** Element (i, j) of a triangular matrix, from the elements of its triangle: zero off it, one on a unit diagonal. */
export declare const bordered: <N extends Scalar>(a: Entry<N>, uplo: 'l' | 'u', diag: 'n' | 'u') => Entry<N | number>;
/** The same of a matrix whose triangle is stored. */
export declare const triangular: (view: MatrixView, uplo: 'l' | 'u', diag: 'n' | 'u') => Entry;
/** |computed - expected| over the gauge; where nothing is added up the element must be zero. */
export declare function elementError(computed: Scalar, expected: Scalar, gauge: number): number;
/** DMVCH's bound of 16 eps is for sums of up to about 64 terms; rounding errors of longer ones grow statistically by the square root. */
export declare const growth: (terms: number) => number;
/** max_i of the error of y = alpha T x + beta yIn. What a factor of zero leaves out is not looked at. */
export declare function productError(T: Entry, { alpha, beta }: {
    readonly alpha: Scalar;
    readonly beta: Scalar;
}, x: ArrayLike<Scalar>, yIn: ArrayLike<Scalar>, y: ArrayLike<Scalar>): number;
/** A matrix before and after a call, element by element. */
export interface Change {
    readonly rows: number;
    readonly cols: number;
    readonly given: Entry;
    readonly found: Entry;
}
export declare const changeOf: (before: MatrixView, after: MatrixView) => Change;
/** A product factor u v^T. */
export interface Outer {
    readonly factor: Scalar;
    readonly u: ArrayLike<Scalar>;
    readonly v: ArrayLike<Scalar>;
}
/** What of a matrix is updated: the elements that are stored; of a Hermitian one real parts alone on the diagonal. */
export interface Updated {
    stored?(i: number, j: number): boolean;
    readonly hermitian?: boolean;
}
/** max_ij of the error of A = (sum of products) + AIn over the elements that are stored; what is not stored must not have changed. */
export declare function updateError({ rows, cols, given, found }: Change, products: readonly Outer[], { stored, hermitian }?: Updated): number;
/** Whether (i, j) lies in a triangle, its diagonal included. */
export declare const inTriangle: (uplo: 'l' | 'u') => (i: number, j: number) => boolean;
/** A(i,j) := entry(i, j) in a triangle; what is not stored is NaN. */
export declare const fillStored: (prec: Prec, A: MatrixView, uplo: 'l' | 'u', entry: Formula) => void;
