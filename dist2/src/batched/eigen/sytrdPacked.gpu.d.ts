import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PackedRun } from './packed.ts';
/** Where the results lie: see PackedRun. */
export interface SytrdOperands {
    /** Both triangles of each matrix. Afterwards the v's are below the subdiagonal, as LAPACK's sytrd has them with 'l'. */
    readonly A: DeviceBuffer;
    /** The diagonal of T, what is beside it, both real, and the scales of reflectors; the last elements of e and tau are zero. */
    readonly d: DeviceBuffer;
    readonly e: DeviceBuffer;
    readonly tau: DeviceBuffer;
}
/** Q^H A Q = T for every matrix of the run, whose orders are of one sizeClass. `force` names a way, for tests and tuning. */
export declare function enqueueSytrdPacked(queue: Queue, run: PackedRun, o: SytrdOperands, force?: string): void;
