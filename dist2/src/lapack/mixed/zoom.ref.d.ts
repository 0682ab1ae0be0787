import { type FieldMat, type Trans } from '../../core/matrix.ts';
type Soon = void | Promise<void>;
/** What the corrections are computed by. Matrices hold doubles, or pairs of them. */
export interface ZoomOps {
    /** An n x n matrix with anything in it and no gaps, until the end of the call. */
    matrix(n: number): FieldMat;
    /** C := alpha op(A) B + beta C. */
    multiply(trans: Trans, m: number, n: number, k: number, alpha: number, A: FieldMat, B: FieldMat, beta: number, C: FieldMat): Soon;
}
export declare const EPS: number;
/** Corrections before they are given up; two are usual, three or four where values crowd. */
export declare const MOST = 8;
/** What may be left beside the diagonal of n values, as a norm. Rounding leaves some eps of each element, however few there are. */
export declare const roundoff: (n: number, frobenius: number) => number;
/** The largest magnitude of a part of an element of an m x n matrix; infinity if any is no finite number. */
export declare function largestIn(m: number, n: number, A: FieldMat): number;
/** A := factor A, of an m x n matrix. */
export declare function scaleBy(m: number, n: number, factor: number, A: FieldMat): void;
/** What stands between vectors. */
export interface Between {
    /** The root mean square of the elements beside the diagonal. */
    readonly mean: number;
    /** Infinity if any is no finite number. */
    readonly largest: number;
}
/** Steps towards orthogonality at most, each of which squares what is missing. */
export declare const STEPS = 5;
/**
 * X := X (3 I - X^H X) / 2, a step of Newton and Schulz towards the nearest orthogonal (unitary) matrix, until X is orthogonal to double
 * precision. R and Y are workspace.
 */
export declare function orthogonalise(n: number, X: FieldMat, R: FieldMat, Y: FieldMat, ops: ZoomOps): Promise<void>;
export declare function frobenius(n: number, A: FieldMat): number;
/** What stands beside the diagonal. */
export declare function between(n: number, { data, off, ld, parts }: FieldMat): Between;
/** Values whose vectors a correction cannot tell apart: those from `from` to `to` - 1. */
export interface Group {
    readonly from: number;
    readonly to: number;
}
/** Sorted values in groups. */
export declare function groupsOf(n: number, w: Float64Array, { mean, largest }: Between): Group[];
/** The columns of M in another order; with `rows` its rows too. Y is workspace. */
export declare function reorder(n: number, order: readonly number[], M: FieldMat, Y: FieldMat, rows?: boolean): void;
/** X(:, group) := X(:, group) Q for an X of n rows. Y is workspace. */
export declare function turnColumns(n: number, { from, to }: Group, Q: FieldMat, X: FieldMat, Y: FieldMat, ops: ZoomOps): Promise<void>;
/** S(group, :) := Q^H S(group, :). Y is workspace. */
export declare function turnRows(n: number, { from, to }: Group, Q: FieldMat, S: FieldMat, Y: FieldMat, ops: ZoomOps): Promise<void>;
/** X := X (I + F + F^2 / 2), made orthogonal again, for an F = -F^H: exp(F) to second order. Overwrites F; S is workspace. */
export declare function advance(n: number, X: FieldMat, F: FieldMat, S: FieldMat, ops: ZoomOps): Promise<void>;
export {};
