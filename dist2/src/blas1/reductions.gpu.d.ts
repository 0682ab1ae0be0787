import { type ElementType } from '../core/field.ts';
import type { DeviceMat } from '../runtime/buffer.ts';
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import type { Queue } from '../runtime/queue.ts';
import { type DeviceVector } from './vector.ts';
export interface Reduction {
    readonly part: Kernel;
    /** The variant for elements of a type that are read one (0) or four (1) at a time. */
    readonly tuning: (type: ElementType, wide: 0 | 1) => Tuning;
    /** Numbers that a part consists of, each in a region of its own. */
    readonly regions: number;
    /** The parts of complex elements, which a part has one behind the other, are for the last step two parts. */
    readonly apart?: true;
    readonly final: Kernel;
    /** Its variant for a type of the result. */
    readonly finalTuning: (type: ElementType) => Tuning;
}
/** Enqueues result := the reduction of n elements of x, or of x and y. With n = 0 it is that of nothing. */
export declare function enqueueReduction(queue: Queue, { part, tuning, regions, apart, final, finalTuning }: Reduction, n: number, x: DeviceVector, y: DeviceVector | undefined, result: DeviceMat): void;
