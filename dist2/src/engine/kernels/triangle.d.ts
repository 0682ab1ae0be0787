import { type Expr, type Frame, type Int, type Local, type ModuleBuilder, type Stmt } from '../assembler.ts';
import type { WasmKernel } from '../engine.ts';
import { type Real } from '../ops.ts';
/** Largest order of T. */
export declare const TRIANGLE = 64;
export declare const GROUP = 4;
export declare const VECTORS = 2;
/** Vectors of a chunk, and the bytes from one column of X to the next. */
export declare const CHUNK = 8;
export declare const STEP: number;
/** In the thread's scratch: packed T, then X. */
export declare const X_AT: number;
/** Exports solve and multiply (count, order, T, rowT, colT, B, along, across, backwards, unit, alpha). */
export declare const triangleKernels: {
    s: WasmKernel;
    d: WasmKernel;
};
/** Column c of the group, vector v of the tile: a register, and its offset from the group's first column. */
export declare const offset: (c: number, v: number) => number;
export declare const eachElement: (one: (c: number, v: number) => Stmt) => Stmt[];
/** sums(c, v) := combine(sums(c, v), x_l(v) T(l, c)) for all columns l of X before the group; t moves past their rows of packed T. */
export declare function earlierColumns(frame: Frame, r: Real, sums: readonly Local<'v128'>[], X: Int, group: Int, t: Int, combine: (a: Expr<'v128'>, b: Expr<'v128'>) => Expr<'v128'>): Stmt[];
/**
 * (X, order, unit): two vectors of rows of X := X T, from the last group on, because a column needs those before it as they were. `last`:
 * down to which row of its group column c of T reaches.
 */
export declare function multiplyTile(m: ModuleBuilder, r: Real, last?: (c: number) => number): import("../assembler.ts").Func<readonly ["i32", "i32", "i32"], "void">;
