import { type Lanes } from './batchedLanes.ts';
/** A function (w, n) that reduces a group. */
export declare function tridiagonalGroup(g: Lanes): import("../assembler.ts").Func<readonly ["i32", "i32"], "void">;
/**
 * A function (w, n, tau): Q in the place of A. The reflectors move one column to the right; there they are those of a QR factorization of
 * all but the first row and column.
 */
export declare function formGroup(g: Lanes): import("../assembler.ts").Func<readonly ["i32", "i32", "i32"], "void">;
