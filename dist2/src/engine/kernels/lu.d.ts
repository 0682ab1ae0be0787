import { type ModuleBuilder } from '../assembler.ts';
import type { WasmKernel } from '../engine.ts';
/** Exports panel (m, n, A, lda, ipiv, base) and swap (count, A, lda, ipiv, first, last, forward). */
export declare const luKernels: {
    s: WasmKernel;
    d: WasmKernel;
};
/** Exports swap: two singles move as a double does, bit by bit, two doubles as a vector. */
export declare const swapKernels: {
    s: WasmKernel;
    d: WasmKernel;
    c: WasmKernel;
    z: {
        name: string;
        build: (m: ModuleBuilder) => void;
    };
};
