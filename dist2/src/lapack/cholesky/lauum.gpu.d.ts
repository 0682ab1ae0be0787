import { type Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
export interface DeviceLauum {
    readonly uplo: Uplo;
    readonly n: number;
    readonly A: DeviceMat;
    /** Order of the triangles multiplied as a whole; tests make it small. */
    readonly leaf?: number;
}
/** Enqueues the triangle of A := U U^H of U ('u') or L^H L of L ('l') in it. */
export declare function enqueueLauum(queue: Queue, t: DeviceLauum): void;
