import type { WasmKernel } from '../engine.ts';
/** Largest order of T. */
export declare const COMPLEX_TRIANGLE: number;
/** Exports solve and multiply (count, order, T, rowT, colT, B, along, across, backwards, unit, sign). */
export declare const trianglePairKernels: {
    c: WasmKernel;
    z: WasmKernel;
};
