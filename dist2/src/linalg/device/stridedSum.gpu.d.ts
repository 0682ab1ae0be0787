import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Real } from '../operands.ts';
import type { StridedSum } from './stridedSum.ts';
/** Enqueues it. */
export declare function compute(queue: Queue, { A, B, out, sum, part, C }: StridedSum & {
    readonly C: DeviceBuffer<Real>;
}): void;
