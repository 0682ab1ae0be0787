import { type Sequence, type Way } from '../../core/recurrence.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Workspace } from '../../runtime/workspace.ts';
/** The numbers of a packed operand from `at` on, as columns of `rows`. */
export declare const columnsFrom: ({ data, off }: DeviceMat, at: number, rows: number) => DeviceMat;
/** An operand of a launch that may be left out: nothing is bound then. */
export declare const dataOf: (queue: Queue, x: DeviceMat | undefined) => import("../../runtime/buffer.ts").DeviceBuffer<import("../../index.ts").ElementType>;
export declare const has: (x: DeviceMat | undefined) => 0 | 1;
export declare const offsetOf: (x: DeviceMat | undefined) => number;
/** The times of the k-th step and of the one before it, by direction. */
export declare function timesOf(s: Sequence, k: number): {
    now0: number;
    now1: number;
    before0: number;
    before1: number;
};
/** y := n numbers of x, or zeros. */
export declare function enqueueStates(queue: Queue, n: number, x: DeviceMat | undefined, y: DeviceMat): void;
/** The states behind all steps, of every direction, from numbers that lie as `place` says; without steps those before them. */
export declare function enqueueLast(queue: Queue, s: Sequence, x: DeviceMat, place: (way: Way, t: number) => number, x0: DeviceMat | undefined, y: DeviceMat): void;
/** The states before every step of a direction in the order of time, as columns, in workspace. */
export declare function statesBefore(queue: Queue, ws: Workspace, s: Sequence, way: Way, Y: DeviceMat, h0: DeviceMat | undefined): DeviceMat;
interface Weighed {
    readonly X: DeviceMat;
    readonly W: DeviceMat;
    readonly dX: DeviceMat | undefined;
    readonly dW: DeviceMat | undefined;
}
/** dX, to which every direction adds, and dW of direction d, from the gradients of `rows` gates at all steps. */
export declare function enqueueWeightGradients(queue: Queue, s: Sequence, d: number, rows: number, { X, W, dX, dW }: Weighed, G: DeviceMat): void;
/** y := the sums of the columns of an m x n matrix. */
export declare function enqueueSumColumns(queue: Queue, ws: Workspace, m: number, n: number, A: DeviceMat, y: DeviceMat): void;
export {};
