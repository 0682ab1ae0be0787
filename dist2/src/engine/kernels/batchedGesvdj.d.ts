import { type Real } from '../ops.ts';
/** Columns of the group of m x n matrices, m >= n, whose first `columns` left vectors are asked for. */
export declare const gesvdjColumns: (n: number, columns: number) => number;
/**
 * A function gesvdj(A, lda, strideA, S, strideS, U, ldu, strideU, V, ldv, strideV, info, rows, cols, left, right, turned, count) on the
 * matrices of a batch, rows >= cols, one group after the other: left is how many left vectors, 0 or from cols to rows, right whether right
 * ones are stored; turned: the matrices are the given ones' transposed.
 */
export declare const batchedGesvdj: (r: Real, rows: number) => import("../engine.ts").WasmKernel;
