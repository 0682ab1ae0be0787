import { type Lanes } from './batchedLanes.ts';
/** A function (w, rows, cols, tau, to): A := reflectors, R to `to`. */
export declare function triangularGroup(g: Lanes): import("../assembler.ts").Func<readonly ["i32", "i32", "i32", "i32", "i32"], "void">;
/** A function (w, rows, cols, tau, u, count): the `count` columns behind A := Q [U 0; 0 I], U of order cols <= count at u. */
export declare function expandGroup(g: Lanes): import("../assembler.ts").Func<readonly ["i32", "i32", "i32", "i32", "i32", "i32"], "void">;
