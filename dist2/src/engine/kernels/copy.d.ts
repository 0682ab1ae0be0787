import type { WasmKernel } from '../engine.ts';
/** copy(bytes, cols, A, lda, B, ldb): A has cols columns of so many bytes. */
export declare const copying: WasmKernel;
