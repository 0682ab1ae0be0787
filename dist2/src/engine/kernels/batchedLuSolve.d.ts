/** A function `getrs` on the systems of a batch, one group after the other. `transposed` is 0 or 1. */
export declare const batchedGetrs: (r: import("../ops.ts").Real, rows: number) => import("../engine.ts").WasmKernel;
