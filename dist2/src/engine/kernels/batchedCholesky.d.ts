/** A function `potrf` on the matrices of a batch, one group after the other: for each triangle. */
export declare const batchedPotrf: {
    readonly l: (r: import("../ops.ts").Real, rows: number) => import("../engine.ts").WasmKernel;
    readonly u: (r: import("../ops.ts").Real, rows: number) => import("../engine.ts").WasmKernel;
};
/** A function `posv` on the systems of a batch, likewise. */
export declare const batchedPosv: {
    readonly l: (r: import("../ops.ts").Real, rows: number) => import("../engine.ts").WasmKernel;
    readonly u: (r: import("../ops.ts").Real, rows: number) => import("../engine.ts").WasmKernel;
};
/** A function `potrs` on the systems of a batch whose factors are given, likewise. */
export declare const batchedPotrs: {
    readonly l: (r: import("../ops.ts").Real, rows: number) => import("../engine.ts").WasmKernel;
    readonly u: (r: import("../ops.ts").Real, rows: number) => import("../engine.ts").WasmKernel;
};
