import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { butterflyForms } from './gerbt.kernels.ts';
interface Transform {
    /** 'matrix': U^T A V; 'in': U^T A; 'out': V A. */
    readonly kind: keyof typeof butterflyForms;
    readonly n: number;
    readonly columns: number;
    readonly seed: number;
}
/** Enqueues B := U^T A V, U^T A or V A for A: n x columns. A may be B itself; else they are different buffers. */
export declare function enqueueButterfly(queue: Queue, t: Transform, A: DeviceMat, B: DeviceMat): void;
/** Enqueues info := n if U, the upper triangle of W, has a pivot on its diagonal that may be one of those, or none that is a number. */
export declare function enqueuePivotCheck(queue: Queue, n: number, W: DeviceMat, norm: DeviceMat, info: DeviceMat): void;
export {};
