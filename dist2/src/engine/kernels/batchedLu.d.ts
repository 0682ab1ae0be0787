import { type Frame, type I32, type Int, type Stmt } from '../assembler.ts';
import { type Lanes } from './batchedLanes.ts';
/** A function `getrf` on the matrices of a batch, one group after the other. */
export declare const batchedGetrf: (r: import("../ops.ts").Real, rows: number) => import("../engine.ts").WasmKernel;
/** A function `gesv` on the systems of a batch, one group after the other. */
export declare const batchedGesv: (r: import("../ops.ts").Real, rows: number) => import("../engine.ts").WasmKernel;
/** The row at `at` and each lane's at `others` change places in so many columns; all addresses end up behind them. */
export declare function interchange({ r, column }: Lanes, f: Frame, at: Int, others: readonly Int[], cols: I32): Stmt[];
/** A function (w, n, nrhs): B := U^-1 B, B being the columns behind A. */
export declare function backwardGroup(g: Lanes): import("../assembler.ts").Func<readonly ["i32", "i32", "i32"], "void">;
