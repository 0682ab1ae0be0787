import type { Queue } from '../../runtime/queue.ts';
import { type DeviceBatchCall } from '../batchCall.gpu.ts';
/** What a routine asks for: jobs of both sides, the name of V's argument, and how many values of a matrix there are. */
interface Asked {
    readonly left: string;
    readonly right: string;
    readonly V: 'V' | 'VT';
    readonly values: (m: number, n: number, b: number) => number;
}
export declare function enqueueSvdCall(queue: Queue, a: DeviceBatchCall, { left, right, V, values }: Asked): void;
export {};
