import { type FieldMat, type RealArray, type Uplo } from '../../core/matrix.ts';
/** The largest magnitude of m x n elements, of complex ones of their parts: what scaling goes by. NaN if one is. */
export declare const largestPart: (m: number, n: number, X: FieldMat) => number;
/** X := 2^e X, or a triangle of it. In two factors, neither of which leaves the range where the result does not. */
export declare function scaleByPower(uplo: Uplo | 'f', m: number, n: number, X: FieldMat, e: number): void;
/** How many elements on the diagonal of R, n x n, which is real, exceed eps rows times the largest one; 0 if one is NaN. */
export declare function diagonalRank(rows: number, n: number, R: FieldMat): number;
/** out(j) := 2^e times the sum of the squares (of moduli) of rows first..m of column j, e even. Summed in double. */
export declare function squaresOfRows(m: number, first: number, n: number, X: FieldMat, e: number, out: RealArray): void;
/** Rows first..m of X := 0. */
export declare function clearRows(m: number, first: number, n: number, X: FieldMat): void;
