import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { DeviceEpilogue } from './gemmEpilogue.ts';
/** Enqueues Z := C + bias, C := Z + R. Bias, R and Z lie in other buffers than C. */
export declare function enqueueAdded(queue: Queue, { m, n, C }: {
    readonly m: number;
    readonly n: number;
    readonly C: DeviceMat;
}, { bias, biasOf, R, Z }: Pick<DeviceEpilogue, 'bias' | 'biasOf' | 'R' | 'Z'>): void;
