import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Param } from '../../runtime/kernel.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type GradientTileName } from './attentionGradientTensor.kernels.ts';
/** What is read in units of eight halves, and what is written in fours. */
export interface GradientOperands {
    readonly read: readonly DeviceMat[];
    readonly written: readonly (DeviceMat | undefined)[];
}
/** The tile with which matrix units compute a call; undefined if the device has none, or the call is none of theirs. */
export declare function pickGradient(queue: Queue, a: {
    readonly dim: number;
    readonly dimV: number;
    readonly queries: number;
    readonly keys: number;
}, { read, written }: GradientOperands): GradientTileName | undefined;
/** Enqueues dQ, or dK and dV, of `rows` queries or keys of each of the heads. */
export declare function enqueueGradient(queue: Queue, name: GradientTileName, of: {
    readonly keys: boolean;
    readonly rows: number;
    readonly heads: number;
}, buffers: Readonly<Record<string, DeviceBuffer>>, params: Readonly<Record<string, Param>>): void;
