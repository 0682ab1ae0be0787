import type { Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
export interface DeviceHalfPotrf {
    readonly uplo: Uplo;
    readonly n: number;
    readonly A: DeviceMat;
    readonly info: DeviceMat;
    /** A is scaled by it from both sides. */
    readonly s: Float32Array;
    /** What is added to the diagonal, in turn, until there is a factor. */
    readonly shifts: readonly number[];
    /** Out: s, twice. */
    readonly powers: DeviceMat;
}
/** A := its factor, after scaling, with the first of the shifts for which there is one: asks for info after each but the last. */
export declare function halfPotrf(queue: Queue, { uplo, n, A, info, s, shifts, powers }: DeviceHalfPotrf): Promise<void>;
