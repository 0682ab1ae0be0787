import { type Lanes } from './batchedLanes.ts';
/** A function (w, n, scales): A := D^-1 A D, D to the column `scales`. */
export declare function balanceGroup(g: Lanes): import("../assembler.ts").Func<readonly ["i32", "i32", "i32"], "void">;
/**
 * A function (w, n, vs, tau): H in the place of A, reflectors to vs if that is not 0, their scales to tau; the column behind is
 * workspace.
 */
export declare function hessenbergGroup(g: Lanes): import("../assembler.ts").Func<readonly ["i32", "i32", "i32", "i32"], "void">;
