import type { DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
interface Outputs {
    readonly ipiv: DeviceMat;
    readonly info: DeviceMat;
}
/**
 * Calls `factor` with an info that lies in another buffer than the pivots: panel kernels write both, and WebGPU allows a dispatch only one
 * writable binding of a buffer. What it enqueues leaves in that info is then copied to its place.
 */
export declare function withOwnInfo<F extends Outputs>(queue: Queue, f: F, factor: (f: F) => void): void;
export {};
