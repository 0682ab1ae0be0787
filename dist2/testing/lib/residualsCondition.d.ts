import { type MatrixView } from './norms.ts';
/** dget06 on an estimate and the true value: how many times one is the other, less about 1. */
export declare function conditionRatio(rcond: number, exact: number, eps: number): number;
/** The inverse of a triangle in doubles; what is stored beside it is not read. */
export declare function inverseOfTriangle(x: MatrixView, uplo: 'l' | 'u', diag: 'n' | 'u'): MatrixView;
/** The inverse of a square matrix in doubles. */
export declare function inverseOf(a: MatrixView): MatrixView;
/** A B in doubles. */
export declare function timesInDouble(a: MatrixView, b: MatrixView): MatrixView;
/** 1 / (||A|| ||A^-1||); 1 for an empty matrix, 0 where the inverse is not finite. */
export declare function exactCondition(norm: string, anorm: number, inverse: MatrixView): number;
/** What a refined solution of op(A) X = B is judged by. */
export interface RefinedSolution {
    readonly a: MatrixView;
    readonly transposed: boolean;
    readonly b: MatrixView;
    readonly x: MatrixView;
    readonly exact: MatrixView;
    readonly ferr: MatrixView;
    readonly berr: MatrixView;
}
/**
 * dget07: the true error by its bound, which is 1 / eps where it is above 1; the backward error by (n + 1) eps, with an allowance for
 * underflow. The larger of both over all columns.
 */
export declare function refinedRatio(s: RefinedSolution, eps: number, safeMin: number): number;
