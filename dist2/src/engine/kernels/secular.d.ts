import type { WasmKernel } from '../engine.ts';
export declare const ROOT_BYTES = 64;
/** Places in it. */
export declare const ROOT: {
    readonly sums: 0;
    readonly from: 32;
    readonly distance: 40;
    readonly first: 48;
};
export declare const secular: {
    readonly s: WasmKernel;
    readonly d: WasmKernel;
};
