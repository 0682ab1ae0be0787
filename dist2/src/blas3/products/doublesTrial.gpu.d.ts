import type { Queue } from '../../runtime/queue.ts';
import type { DeviceGemmDoubles } from './gemmDoublesFactors.gpu.ts';
/** Whether `enqueue` computes them right. */
export declare function multipliesDoublesRight(queue: Queue, enqueue: (queue: Queue, g: DeviceGemmDoubles) => void): Promise<boolean>;
/** Multiplications and additions a millisecond of products that `enqueue` makes, by the wall clock. */
export declare function measureProducts(queue: Queue, enqueue: (queue: Queue, g: DeviceGemmDoubles) => void, n?: number): Promise<number>;
