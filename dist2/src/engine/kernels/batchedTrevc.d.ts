import { type Lanes } from './batchedLanes.ts';
/**
 * A function (t, n, z, values, scales, x, out): eigenvectors to the columns at `out`; four columns at x are workspace. For left vectors, or
 * for right ones.
 */
export declare function vectorsGroup(g: Lanes, side: 'l' | 'r'): import("../assembler.ts").Func<"i32"[], "void">;
