import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PackedRun } from './packed.ts';
export interface OrmtrOperands {
    /** The v's below the subdiagonal, as enqueueSytrdPacked leaves them, and their scales. */
    readonly A: DeviceBuffer;
    readonly tau: DeviceBuffer;
    /** Packed like A. */
    readonly Z: DeviceBuffer;
    /** How many columns Z has, if not as many as rows. */
    readonly columns?: number | undefined;
    /** Name of a shape, for tests and tuning. */
    readonly force?: string | undefined;
}
/** Z := Q Z for every matrix of the run, whose orders are of one sizeClass and at most ORMTR_MOST. */
export declare function enqueueOrmtrPacked(queue: Queue, run: PackedRun, o: OrmtrOperands): void;
