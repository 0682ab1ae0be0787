import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Workspace } from '../../runtime/workspace.ts';
/** Workspace for a matrix of real numbers. */
export declare function takeReals(ws: Workspace, rows: number, cols: number): DeviceMat;
/** Enqueues Z := X, m x n real numbers, as complex ones. */
export declare function enqueueWiden(queue: Queue, m: number, n: number, X: DeviceMat, Z: DeviceMat): void;
/** Enqueues A := NaN, both parts of complex numbers. */
export declare function enqueueNaN(queue: Queue, m: number, n: number, A: DeviceMat): void;
