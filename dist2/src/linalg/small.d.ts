import type { Determinant } from '../batched/lu/slogdetStridedBatched.ref.ts';
import { type ArrayOf } from '../core/field.ts';
import type { View2 } from '../core/strided.ts';
import type { ConditionWatch } from './illConditioned.ts';
import { type Numbers, type Real } from './operands.ts';
/** to := x by columns, without gaps. */
export declare function byColumns({ data, rows, cols, rowStride, colStride, offset }: View2<Numbers>, to: ArrayOf<Real>): void;
/** X with A X = B, row by row; the watch, if there is one, sees the factors. Throws SingularError. */
export declare function solveSmall(prec: Real, a: View2<Numbers>, b: View2<Numbers>, watch?: ConditionWatch): ArrayOf<Real>;
/** P A = L U, m x n by columns, and the pivots, counted from 1. */
export declare function factorSmall(prec: Real, a: View2<Numbers>): {
    factors: Float32Array<ArrayBufferLike> | Float64Array<ArrayBufferLike>;
    ipiv: Int32Array<ArrayBuffer>;
};
/** op(A) X = B, A by factors as getrf leaves them, with pivots that are rows, counted from 1. */
export interface FactoredSystem {
    readonly trans: 'n' | 't';
    readonly factors: View2<Numbers>;
    readonly pivots: Int32Array;
    readonly b: View2<Numbers>;
}
/** X, row by row. */
export declare function luSolveSmall(prec: Real, { trans, factors, pivots, b }: FactoredSystem): ArrayOf<Real>;
/** A^-1, row by row. Throws SingularError. */
export declare function invSmall(prec: Real, a: View2<Numbers>): ArrayOf<Real>;
/** det(A) by P A = L U. */
export declare function determinantSmall(prec: Real, a: View2<Numbers>): Determinant;
/** L with A = L L^T, or U with A = U^T U, row by row, zeros in the other triangle. Throws NotPositiveDefiniteError. */
export declare function choleskySmall(prec: Real, a: View2<Numbers>, upper: boolean): ArrayOf<Real>;
/** Zeros in the other triangle of a matrix by rows. */
export declare function keepTriangle(data: ArrayOf<Real>, n: number, upper: boolean): void;
