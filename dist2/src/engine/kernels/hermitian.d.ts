import type { WasmKernel } from '../engine.ts';
/** Exports hemv. */
export declare const hermitianKernels: {
    c: WasmKernel;
    z: WasmKernel;
};
