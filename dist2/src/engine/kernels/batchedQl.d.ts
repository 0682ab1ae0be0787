import { type Lanes } from './batchedLanes.ts';
/** A function (z, n, d, e) -> v128: eigenvalues to d, vectors Z rotated if there are any; the result is how many did not converge. */
export declare function qlGroup(g: Lanes, vectors: boolean): import("../assembler.ts").Func<readonly ["i32", "i32", "i32", "i32"], "v128">;
