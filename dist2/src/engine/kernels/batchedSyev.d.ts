/** Columns of a group behind the matrices: d, e, tau, workspace, ranks. */
export declare const SYEV_COLUMNS = 5;
/** A function `syev` on the matrices of a batch, one group after the other: for each triangle, values alone (n) or vectors too (v). */
export declare const batchedSyev: {
    readonly nl: (r: import("../ops.ts").Real, rows: number) => import("../engine.ts").WasmKernel;
    readonly nu: (r: import("../ops.ts").Real, rows: number) => import("../engine.ts").WasmKernel;
    readonly vl: (r: import("../ops.ts").Real, rows: number) => import("../engine.ts").WasmKernel;
    readonly vu: (r: import("../ops.ts").Real, rows: number) => import("../engine.ts").WasmKernel;
};
