import { type MatrixView } from './norms.ts';
/** The first rows of a matrix. */
export declare const topOf: (x: MatrixView, rows: number) => MatrixView;
/** b - op(A) x for column j, op(A) = A or A^H. */
export declare function residualOf(a: MatrixView, transposed: boolean, x: MatrixView, b: MatrixView, j: number): Float64Array;
/** max_j ||op(A)^H (b - op(A) x)|| / (max(m, n) ||A|| (||b|| + ||A|| ||x||)) */
export declare function normalError(a: MatrixView, transposed: boolean, x: MatrixView, b: MatrixView): number;
/** max_j ||b - op(A) x|| / (max(m, n) (||A|| ||x|| + ||b||)) */
export declare function consistentError(a: MatrixView, transposed: boolean, x: MatrixView, b: MatrixView): number;
/** max_j of the part of x outside the range of op(A)^H, which has full rank and at least as many rows as columns, over max(m, n) ||x||. */
export declare function outsideRowSpace(a: MatrixView, transposed: boolean, x: MatrixView): number;
/** max_j |rss - ||b - op(A) x||^2| / (max(m, n) (||b|| + ||A|| ||x||)^2) */
export declare function squaresError(a: MatrixView, transposed: boolean, x: MatrixView, b: MatrixView, rss: MatrixView): number;
