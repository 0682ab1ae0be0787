import type { WasmKernel } from '../engine.ts';
/** Exports expand (n, lower, A, lda, j0, w, W) and merge (n, lower, W, C, ldc, beta). */
export declare const symmetricKernels: {
    s: WasmKernel;
    d: WasmKernel;
};
