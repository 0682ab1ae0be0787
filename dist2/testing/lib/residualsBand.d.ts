import type { FieldMat, RealMat, Trans } from '../../src/core/matrix.ts';
import type { Numeric } from '../../src/core/signatures.ts';
/** An n x n matrix as its elements in row i, from column `from` on. */
export interface BandRows {
    readonly n: number;
    /** 2 where its elements, and vectors that it is applied to, are complex. */
    readonly parts?: 2 | undefined;
    /** Columns that row i has: the first, and the one behind the last. */
    columns(i: number): readonly [number, number];
    element(i: number, j: number): Numeric;
}
/** As views and arrays say it. */
export declare const partsIn: ({ parts }: FieldMat) => 2 | undefined;
/** A tridiagonal matrix, copied. With `hermitian` what is above its diagonal is conjugated. */
export declare function tridiagonalRows(n: number, dl: FieldMat, d: FieldMat, du: FieldMat, hermitian?: boolean): BandRows;
/** A band as gbtrf takes it, where it lies. */
export declare const bandRows: (n: number, kl: number, ku: number, AB: FieldMat) => BandRows;
/** op(A) x. */
export declare function product(a: BandRows, trans: Trans, x: ArrayLike<number>): Float64Array;
export declare function normOfRows(a: BandRows, trans: Trans): number;
/** `times`: op(A) x, `norm`: ||op(A)||. */
export declare function residual(n: number, nrhs: number, B: FieldMat, X: FieldMat, times: (x: Float64Array) => Float64Array, norm: number): number;
/** The same of the system that `solve` solves in place, on the right-hand side of ones and minus ones. */
export declare function factorResidual(a: BandRows, solve: (B: RealMat) => void): number;
/**
 * op(A) x from factors as gttrf and gbtrf have them: A = P_0 L_0 P_1 L_1 ... U, where P_j exchanges rows j and ipiv(j), counted from 1, and
 * L_j has the multipliers l(i, j) of rows j + 1 .. j + kl.
 */
export declare const factoredProduct: (U: BandRows, kl: number, l: (i: number, j: number) => Numeric, ipiv: Int32Array, trans: Trans) => (x: Float64Array) => Float64Array;
