import type { WasmKernel } from '../engine.ts';
export declare const level1Extremes: {
    readonly s: WasmKernel;
    readonly d: WasmKernel;
};
