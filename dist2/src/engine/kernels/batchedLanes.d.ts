import { type Expr, type Frame, type I32, type Int, type Local, type ModuleBuilder, type Stmt } from '../assembler.ts';
import type { WasmKernel } from '../engine.ts';
import { type Real } from '../ops.ts';
/** Bytes of an element of a group. */
export declare const VECTOR = 16;
export type V = Expr<'v128'>;
export type VLocal = Local<'v128'>;
/** The module that is being written: its type, and the bytes from column to column of a group. */
export interface Lanes {
    readonly m: ModuleBuilder;
    readonly r: Real;
    readonly column: number;
}
/**
 * Leading dimension of a group of matrices with so many rows. Few different ones, because each is a constant in a module of its own; odd,
 * because rows a power of two apart would share few sets of the cache.
 */
export declare const leadFor: (rows: number) => number;
/** Bytes of a group of rows x cols matrices. */
export declare const groupBytes: (rows: number, cols: number) => number;
/** A kernel for each type and leading dimension, made when it is first asked for. */
export declare function perLead(name: string, build: (g: Lanes) => void): (r: Real, rows: number) => WasmKernel;
/** The address of element (i, j). */
export declare const element: ({ column }: Lanes, w: I32, i: I32, j: I32) => Expr<'i32'>;
/** Addresses of something that every matrix of a group has, for each lane. */
export declare const laneAddresses: ({ r }: Lanes, f: Frame, at: I32, stride: I32, live: I32) => {
    each: Int[];
    set: Stmt[];
};
/** Integers as wide as the elements. */
export declare const wideInts: ({ bytes }: Real) => {
    readonly allTrue: (a: Expr<"v128">) => Expr<"i32">;
    readonly bitmask: (a: Expr<"v128">) => Expr<"i32">;
    readonly add: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly sub: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly eq: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
    readonly ne: (a: Expr<"v128">, b: Expr<"v128">) => Expr<"v128">;
};
/** Lane l of a vector of integers, one for each matrix. */
export declare const laneInt: ({ r }: Lanes, x: V, l: number) => Expr<'i32'>;
/** body(offset) for every vector from the first pointer up to `end`; all pointers move along. */
export declare function down(pointers: readonly [Int, ...Int[]], end: I32, body: (offset: number) => readonly Stmt[], unrolled?: boolean): Stmt;
/** body(width) for every `width` columns j between `from` and `to`, then for single ones. */
export declare const across: (j: Int, from: I32, to: I32, width: number, body: (width: number) => readonly Stmt[]) => Stmt[];
/**
 * A(:, c) := A(:, c) - sum over s of L(:, s) u[s][c], where L(:, s) and A(:, c) lie s and c columns behind the pointers; A ends at `end`.
 */
export declare function minusProduct(g: Lanes, f: Frame, l: Int, a: Int, end: I32, u: readonly (readonly V[])[]): Stmt;
/**
 * What of a matrix is converted: all, all of it transposed, or a triangle with its diagonal; the upper one becomes the lower one of the
 * group.
 */
export type Part = 'all' | 'turned' | 'lower' | 'upper';
/** A function (w, at, stride, live, ld, rows, cols) that brings the matrices of a group into its lanes, or back. */
export declare function conversion({ m, r, column }: Lanes, to: 'lanes' | 'memory', part: Part): import("../assembler.ts").Func<readonly ["i32", "i32", "i32", "i32", "i32", "i32", "i32"], "void">;
/** rows[i] = element i of every x, after the statements `before`. */
export declare function transposition(r: Real, f: Frame, x: readonly VLocal[]): {
    before: Stmt[];
    rows: V[];
};
/** Operands of a batch in the loop over groups: their addresses move on to the next one. */
export declare const nextGroup: ({ r }: Lanes, ...operands: readonly (readonly [at: Int, stride: I32])[]) => Stmt[];
/** info of every matrix of a group. */
export declare function storeInfo(g: Lanes, f: Frame, info: I32, live: I32, bad: V): Stmt[];
type Conversion = ReturnType<typeof conversion>;
/** The right-hand sides of a group, n x nrhs from x on in lanes. */
interface Solutions {
    readonly x: I32;
    readonly bad: V;
    readonly B: I32;
    readonly ldb: I32;
    readonly strideB: I32;
    readonly live: I32;
    readonly n: I32;
    readonly nrhs: I32;
    readonly pack: Conversion;
    readonly unpack: Conversion;
}
/** B := X in the lanes whose info is 0; in the others B stays as it is. */
export declare function storeSolutions(g: Lanes, f: Frame, s: Solutions): Stmt[];
export {};
