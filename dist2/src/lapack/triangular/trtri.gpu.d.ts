import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type Diag, type Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrtriArgs } from './routines.gen.ts';
export interface DeviceTrtri {
    readonly uplo: Uplo;
    readonly diag: Diag;
    readonly n: number;
    readonly A: DeviceMat;
}
export declare function trtriGpu(queue: Queue, a: Bound<TrtriArgs<Prec>>): void;
/** Enqueues A := A^-1 in one triangle, without its diagonal if diag = 'u'. A zero on the diagonal gives infinities and NaN. */
export declare function enqueueTrtri(queue: Queue, t: DeviceTrtri): void;
