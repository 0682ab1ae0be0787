import { type Frame, type I32, type Stmt } from '../assembler.ts';
import { type Real } from '../ops.ts';
import { type Lanes, type V, type VLocal } from './batchedLanes.ts';
/** A function `geqrf` on the matrices of a batch, one group after the other. */
export declare const batchedGeqrf: (r: Real, rows: number) => import("../engine.ts").WasmKernel;
/** Column k := beta and v; tau, and in which lanes there is anything to annihilate. */
export declare function reflector(g: Lanes, f: Frame, w: I32, rows: I32, k: I32, tau: VLocal, acts: VLocal): Stmt[];
/** Columns j..j+width-1 := H times them, in the lanes that `acts` names; H is that of column k. */
export declare function reflect(g: Lanes, f: Frame, w: I32, rows: I32, k: I32, j: I32, tau: V, acts: V, width: number): Stmt[];
/**
 * A function (w, rows, cols, count, tau): the first columns of Q = H(0) H(1) .. H(count - 1), cols >= count of them, in the place of the
 * reflectors; from tau on their scales in lanes.
 */
export declare function accumulateGroup(g: Lanes): import("../assembler.ts").Func<readonly ["i32", "i32", "i32", "i32", "i32"], "void">;
