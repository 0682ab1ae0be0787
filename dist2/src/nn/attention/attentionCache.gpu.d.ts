import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceAttention } from './attentionParams.gpu.ts';
/** Whether it is a call of few queries and many keys that the kernels can compute on this device. */
export declare function suitsCache(queue: Queue, g: DeviceAttention): boolean;
/** Enqueues O and the logarithms. */
export declare function enqueueCache(queue: Queue, g: DeviceAttention, logs: DeviceMat): void;
