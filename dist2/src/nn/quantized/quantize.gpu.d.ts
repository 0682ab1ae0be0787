import type { Bound } from '../../core/args.ts';
import { type Layout } from '../../core/scales.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { QuantizeArgs } from './routines.gen.ts';
export declare function quantizeGpu(queue: Queue, a: Bound<QuantizeArgs<'h' | 's'>>): void;
interface Places {
    readonly X: DeviceMat;
    readonly scale: DeviceMat;
    readonly zero?: DeviceMat | undefined;
    readonly Y: DeviceMat;
}
/** Enqueues Y := round(X / scale) + zero. */
export declare function enqueueQuantize(queue: Queue, layout: Layout, { X, scale, zero, Y }: Places): void;
export {};
