import type { WasmKernel } from '../engine.ts';
export declare const qr: {
    readonly s: WasmKernel;
    readonly d: WasmKernel;
};
