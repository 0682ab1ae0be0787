import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceAttention } from './attentionParams.gpu.ts';
import { type TensorName } from './attentionTensor.kernels.ts';
/** The tile with which matrix units compute a call; undefined if the device has none, or the call is none of theirs. */
export declare function pickTensor(queue: Queue, g: DeviceAttention, force?: TensorName): TensorName | undefined;
/** Enqueues O and the logarithms. */
export declare function enqueueTensor(queue: Queue, g: DeviceAttention, logs: DeviceMat, name: TensorName): void;
