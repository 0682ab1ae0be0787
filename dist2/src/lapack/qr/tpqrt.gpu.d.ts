import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type Side, type Trans } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import { type OnDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TpqrtArgs } from './routines.gen.ts';
export type DeviceTpqrt = OnDevice<Omit<TpqrtArgs<Prec>, 'lda' | 'ldb' | 'ldt'>>;
export declare function tpqrtGpu(queue: Queue, a: Bound<TpqrtArgs<Prec>>): void;
/** Columns j .. j+k-1 of a pentagon of m rows, the last l of them trapezoidal: `full` rows, then `steps` rows that begin with zeros. */
export declare function pentagonBlock(m: number, l: number, j: number, k: number): {
    full: number;
    rows: number;
    steps: number;
};
/** Enqueues the copy of such columns, which begin at the top of column B, to W with their zeros; or back, without them. */
export declare function enqueuePentagon(queue: Queue, { full, steps }: ReturnType<typeof pentagonBlock>, k: number, B: DeviceMat, W: DeviceMat, back?: boolean): void;
export interface PairedBlock {
    readonly side: Side;
    readonly trans: Trans;
    readonly k: number;
    /** Of V, and of the columns (rows) of C2. */
    readonly rows: number;
    readonly others: number;
    /** With its zeros. */
    readonly V: DeviceMat;
    readonly T: DeviceMat;
    readonly C1: DeviceMat;
    readonly C2: DeviceMat;
}
/** Enqueues [C1; C2] := op(H) [C1; C2] (side 'l') or [C1 C2] := [C1 C2] op(H), H = I - [E; V] T [E; V]^H, E the unit matrix of order k. */
export declare function enqueuePair(queue: Queue, { side, trans, k, rows, others, V, T, C1, C2 }: PairedBlock): void;
/** Enqueues [A; B] = Q [R; 0]: R to A, V to B, T. */
export declare function enqueueTpqrt(queue: Queue, { m, n, l, nb, A, B, T }: DeviceTpqrt): void;
