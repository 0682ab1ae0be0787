import { type ModuleBuilder } from '../assembler.ts';
import { type Real } from '../ops.ts';
type Way = 'in' | 'out';
/** The function (rows, order, B, along, across, X, step, alpha). The way in multiplies by alpha. */
export declare function mover(m: ModuleBuilder, r: Real, way: Way): import("../assembler.ts").Func<readonly ["i32", "i32", "i32", "i32", "i32", "i32", "i32", "f64"], "void">;
export {};
