import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GesvdrArgs } from './routines.gen.ts';
export interface DeviceGesvdr {
    readonly m: number;
    readonly n: number;
    readonly k: number;
    readonly p: number;
    readonly niters: number;
    readonly seed: number;
    readonly A: DeviceMat;
    readonly S: DeviceMat;
    readonly U?: DeviceMat | undefined;
    readonly VT?: DeviceMat | undefined;
    readonly info: DeviceMat;
}
export declare function gesvdrHybrid(queue: Queue, a: Bound<GesvdrArgs<Prec>>): void | Promise<void>;
/** Computes S, U, VT and info; k > 0. Resolves when all is enqueued. */
export declare function enqueueGesvdr(queue: Queue, f: DeviceGesvdr): Promise<void>;
