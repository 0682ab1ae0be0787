import type { Queue } from '../../runtime/queue.ts';
import { type BandCall } from './bandDevice.gpu.ts';
/** `force` names shapes of the kernels, for tuning. */
export declare function gbsvBatchedGpu(queue: Queue, a: BandCall, force?: {
    lu?: string;
    solve?: string;
}): void;
