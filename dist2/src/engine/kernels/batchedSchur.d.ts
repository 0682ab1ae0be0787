import { type Expr, type Frame, type I32 } from '../assembler.ts';
import { type Lanes, type VLocal } from './batchedLanes.ts';
/** A complex number in each lane. */
export interface Pair {
    readonly re: VLocal;
    readonly im: VLocal;
}
export declare const pair: (f: Frame) => Pair;
/** Bytes from a matrix of a group to its imaginary part. */
export declare const partDistance: ({ column }: Lanes, n: I32) => Expr<'i32'>;
/** A function (t, n, z, values): eigenvalues to the columns at `values`, and with z not 0 T and Z to complex triangular form. */
export declare function splitGroup(g: Lanes): import("../assembler.ts").Func<readonly ["i32", "i32", "i32", "i32"], "void">;
