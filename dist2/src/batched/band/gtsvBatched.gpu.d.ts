import type { Queue } from '../../runtime/queue.ts';
import { type BandCall } from './bandDevice.gpu.ts';
/** `force` names a shape of the kernel, for tuning. */
export declare function gtsvBatchedGpu(queue: Queue, a: BandCall, force?: string): void;
