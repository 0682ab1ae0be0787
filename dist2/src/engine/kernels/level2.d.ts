import type { WasmKernel } from '../engine.ts';
export declare const level2: {
    readonly s: WasmKernel;
    readonly d: WasmKernel;
};
