import type { Side } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type HostBatchCall } from '../hostBatch.cpu.ts';
/** Up to so many reflectors blocks of them take longer to make than to go without them. */
export declare const UNBLOCKED = 32;
/** C := op(Q) C or C op(Q) for one matrix in the engine's memory, op(Q) = Q^H with `trans`. */
export declare function reflectOne(e: Engine, r: Elements, side: Side, trans: boolean, { m, n, k }: {
    readonly m: number;
    readonly n: number;
    readonly k: number;
}, V: Place, tau: number, C: Place): void;
/** The elements of a tau are side by side, whatever the order of storage; k is to a batch on the host what nrhs is. */
export declare function ormqrBatchedCpu(queue: Queue, a: HostBatchCall): Promise<void>;
