import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type GesddStage } from './gesddBidiagonal.hybrid.ts';
import type { GesddArgs } from './routines.gen.ts';
export interface DeviceGesdd {
    readonly algo: Exclude<GesddAlgo, 'auto'>;
    readonly jobz: 's' | 'a';
    /** At least 1, as n. */
    readonly m: number;
    readonly n: number;
    readonly A: DeviceMat;
    readonly S: DeviceMat;
    readonly U: DeviceMat;
    readonly VT: DeviceMat;
    readonly info: DeviceMat;
}
/** Which way vectors are found. */
type GesddAlgo = 'auto' | 'bidiagonal' | 'polar';
export declare function gesddHybrid(queue: Queue, a: Bound<GesddArgs<Prec>>): void | Promise<void>;
/** Computes S, U and V^H, and info; resolves when all is enqueued. Overwrites A. `after`: of the bidiagonal way. */
export declare function enqueueGesdd(queue: Queue, f: DeviceGesdd, after?: (stage: GesddStage) => Promise<void>): Promise<void>;
export {};
