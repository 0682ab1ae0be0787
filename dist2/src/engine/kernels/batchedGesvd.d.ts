/** Columns of the group of m x n matrices, m >= n, whose first `columns` left vectors are asked for. */
export declare const gesvdColumns: (m: number, n: number, columns: number) => number;
export declare const batchedGesvd: {
    readonly tall: (r: import("../ops.ts").Real, rows: number) => import("../engine.ts").WasmKernel;
    readonly wide: (r: import("../ops.ts").Real, rows: number) => import("../engine.ts").WasmKernel;
};
