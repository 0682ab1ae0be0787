import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PackedRun } from './packed.ts';
export interface PackedTridiagonal {
    /** In: diagonals. Out: eigenvalues, ascending. */
    readonly d: DeviceBuffer;
    /** Elements beside the diagonal, n - 1 each; may be overwritten. */
    readonly e: DeviceBuffer;
    /** Out, if given: eigenvectors of the tridiagonal matrices. */
    readonly Z?: DeviceBuffer | undefined;
    /** Out, 'i', at z: 0, or how many elements beside the diagonal have not become zero. */
    readonly info: DeviceBuffer;
}
interface Room {
    /** Words of the largest part of the workspace. */
    readonly workspace: number;
    /** Rounds of rotations, however long their lists are. */
    readonly rounds?: number | undefined;
}
/** Enqueues the eigenvalues of the problems of a run, and their vectors. `room` is for tests: results do not depend on it. */
export declare function enqueueTridiagonalPacked(queue: Queue, run: PackedRun, operands: PackedTridiagonal, room?: Room): void;
export {};
