import type { WasmKernel } from '../engine.ts';
export declare const transposition: {
    readonly s: WasmKernel;
    readonly d: WasmKernel;
};
