import type { Ptr } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Kernel } from '../../runtime/kernel.ts';
import type { Queue } from '../../runtime/queue.ts';
export interface DeviceLag2 {
    readonly m: number;
    readonly n: number;
    readonly A: DeviceMat;
    readonly B: DeviceMat;
    readonly info: Ptr<'i'> | undefined;
}
/** Enqueues B := A in the other precision; info := 1 if an element of B is infinite, else 0. */
export declare function enqueueLag2(queue: Queue, kernel: Kernel, s: DeviceLag2): void;
export declare const noteLag2: (queue: Queue, routine: string, { name }: Kernel) => void;
