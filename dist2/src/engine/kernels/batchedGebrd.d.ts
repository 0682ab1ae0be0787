import { type Frame, type I32, type Stmt } from '../assembler.ts';
import { type Lanes, type V } from './batchedLanes.ts';
/** A function (w, rows, cols, right, d) that reduces the group at w; the reflectors of rows go to `right`, the rest to d and behind it. */
export declare function bidiagonalGroup(g: Lanes): import("../assembler.ts").Func<readonly ["i32", "i32", "i32", "i32", "i32"], "void">;
/** What is reflected: the rows from `top` on, the columns behind k, by v in column k; y is workspace. */
interface Rows {
    readonly w: I32;
    readonly top: I32;
    readonly rows: I32;
    readonly cols: I32;
    readonly k: I32;
    readonly v: I32;
    readonly y: I32;
}
/** y := A v tau, A := A - y v^T. */
export declare function reflectRows(g: Lanes, f: Frame, { w, top, rows, cols, k, v, y }: Rows, tau: V): Stmt[];
export {};
