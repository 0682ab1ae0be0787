import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LasclArgs } from './routines.gen.ts';
export interface DeviceLascl {
    readonly uplo: Uplo | 'f';
    readonly cfrom: number;
    readonly cto: number;
    readonly m: number;
    readonly n: number;
    readonly A: DeviceMat;
}
export declare function lasclGpu(queue: Queue, a: Bound<LasclArgs<Prec>>): void;
/** Enqueues A := (cto / cfrom) A. */
export declare function enqueueLascl(queue: Queue, s: DeviceLascl): void;
