/** Columns of a group: H and Z with a column of zeros each, their imaginary parts, and the vectors that are handed out. */
export declare const geevColumns: (n: number, vectors: boolean) => number;
/**
 * A function geev(A, lda, strideA, WR, strideWR, WI, strideWI, VL, ldvl, strideVL, VR, ldvr, strideVR, info, n, left, right, count) on the
 * matrices of a batch, one group after the other; left and right: whether those vectors are stored.
 */
export declare const batchedGeev: (r: import("../ops.ts").Real, rows: number) => import("../engine.ts").WasmKernel;
