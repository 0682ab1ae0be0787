import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SymmetrizeArgs } from './routines.gen.ts';
export interface DeviceSymmetrize {
    readonly uplo: Uplo;
    readonly n: number;
    readonly A: DeviceMat;
    /** Default true: a complex matrix becomes Hermitian, else symmetric. */
    readonly conjugate?: boolean;
}
export declare function symmetrizeGpu(queue: Queue, a: Bound<SymmetrizeArgs<Prec>>): void;
/** Enqueues a copy of the triangle `uplo` to the other one. */
export declare function enqueueSymmetrize(queue: Queue, s: DeviceSymmetrize): void;
