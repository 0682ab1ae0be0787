import { type Lanes } from './batchedLanes.ts';
/**
 * A function (h, n, z) -> v128: H to Schur form, the columns of Z turned with it; with z = 0 its diagonal blocks only. The result: how
 * many rows there are to the end of the last block that did not converge, 0 if all did.
 */
export declare function francisGroup(g: Lanes): import("../assembler.ts").Func<readonly ["i32", "i32", "i32"], "v128">;
