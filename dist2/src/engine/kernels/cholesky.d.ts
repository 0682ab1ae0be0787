import type { WasmKernel } from '../engine.ts';
/** Largest order. */
export declare const CHOLESKY = 32;
/** Exports potf2 (n, A, lda, lower). */
export declare const choleskyKernels: {
    s: WasmKernel;
    d: WasmKernel;
};
