import type { WasmKernel } from '../engine.ts';
/** Bytes that describe a sweep. */
export declare const SWEEP_BYTES = 16;
export declare const rotations: {
    readonly s: WasmKernel;
    readonly d: WasmKernel;
};
