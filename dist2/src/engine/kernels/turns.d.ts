import type { WasmKernel } from '../engine.ts';
export declare const turning: WasmKernel;
