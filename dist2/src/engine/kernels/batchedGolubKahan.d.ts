import { type Lanes } from './batchedLanes.ts';
/**
 * A function (left, rows, right, n, d, e) -> v128: singular values to d, not negative; columns of the left (rows elements) and right (n)
 * vectors rotated, those at address 0 excepted. The result is how many did not converge.
 */
export declare function golubKahanGroup(g: Lanes): import("../assembler.ts").Func<readonly ["i32", "i32", "i32", "i32", "i32", "i32"], "v128">;
