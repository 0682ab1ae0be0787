import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Diag, Uplo } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Norm } from './norm.ts';
import type { LangeArgs } from './routines.gen.ts';
export interface DeviceNorm {
    readonly norm: Norm;
    readonly uplo: Uplo | 'f';
    readonly diag: Diag;
    readonly symmetric: boolean;
    /** Imaginary parts on the diagonal are not looked at. */
    readonly hermitian?: boolean;
    readonly m: number;
    readonly n: number;
    readonly A: DeviceMat;
    /** One element; it may lie in A's buffer. */
    readonly result: DeviceMat;
}
export declare function langeGpu(queue: Queue, a: Bound<LangeArgs<Prec>>): void;
export declare const noteNorm: (queue: Queue, routine: string) => void;
/** Enqueues result := the norm of A. */
export declare function enqueueNorm(queue: Queue, s: DeviceNorm): void;
