import type { WasmKernel } from '../engine.ts';
/** Exports demote (n, uplo, j0, j1, A, lda, S, lds, sums, largest). */
export declare const demoteKernel: WasmKernel;
