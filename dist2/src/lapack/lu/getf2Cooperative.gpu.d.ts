import { type Picked } from '../../autotune/pick.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Workspace } from '../../runtime/workspace.ts';
import type { DeviceGetf2 } from './getf2.gpu.ts';
import { type CooperativeTile } from './getf2Cooperative.kernels.ts';
/** How a panel of so many rows is spread over workgroups that wait for each other; no choice: it is not. */
export declare function cooperativeWay(queue: Queue, m: number, type: 's' | 'c', force?: string): Picked<CooperativeTile | undefined>;
/** Memory for the letters of all panels of a factorization, of which the first has m rows; cleared. */
export declare function takeMail(queue: Queue, ws: Workspace, m: number, type: 's' | 'c', tile: CooperativeTile): DeviceBuffer;
/** Enqueues the factorization of a panel of at most tile.WIDTH columns. */
export declare function enqueueCooperative(queue: Queue, f: DeviceGetf2, tile: CooperativeTile, mail: DeviceBuffer): void;
