import { type Lanes } from './batchedLanes.ts';
/** A function (w, n, order) -> i32: whether rows of any lane have been moved. */
export declare function isolateGroup(g: Lanes): import("../assembler.ts").Func<readonly ["i32", "i32", "i32"], "i32">;
/** A function (w, n, order, work): the rows of w to where they stood; a column at `work` is workspace. */
export declare function restoreGroup(g: Lanes): import("../assembler.ts").Func<readonly ["i32", "i32", "i32", "i32"], "void">;
