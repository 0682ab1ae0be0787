import type { Bound } from '../../core/args.ts';
import type { Prec, Scalar } from '../../core/field.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GeaddArgs } from './routines.gen.ts';
export interface DeviceGeadd {
    readonly m: number;
    readonly n: number;
    readonly alpha: Scalar<Prec>;
    readonly A: DeviceMat;
    readonly beta: Scalar<Prec>;
    readonly B: DeviceMat;
}
export declare function geaddGpu(queue: Queue, a: Bound<GeaddArgs<Prec>>): void;
/** Enqueues B := alpha A + beta B. A may lie in B's buffer, apart from B. */
export declare function enqueueGeadd(queue: Queue, s: DeviceGeadd): void;
