import { type Func, type ModuleBuilder } from '../assembler.ts';
import type { WasmKernel } from '../engine.ts';
import { type Real } from '../ops.ts';
/** squares(n, x, incx, a) for other modules. */
export declare const buildSquares: (m: ModuleBuilder, r: Real) => Func<readonly ['i32', 'i32', 'i32', 'f64'], 'f64'>;
export declare const level1: {
    readonly s: WasmKernel;
    readonly d: WasmKernel;
};
