import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Lease } from '../refine/expert.gpu.ts';
import type { GesddArgs } from './routines.gen.ts';
export interface DeviceTall {
    readonly jobz: 'n' | 's';
    readonly m: number;
    /** At most m. */
    readonly n: number;
    readonly A: DeviceMat;
    readonly S: DeviceMat;
    /** m x n, and n x n, with 's'. */
    readonly U?: DeviceMat | undefined;
    readonly VT?: DeviceMat | undefined;
    readonly info: DeviceMat;
}
/** Whether a matrix that is too narrow for the GPU's other way is tall enough for this one. */
export declare function isTallForGpu({ context }: Queue, { jobz, m, n }: Bound<GesddArgs<Prec>>): boolean;
export declare function gesddTall(queue: Queue, a: Bound<GesddArgs<Prec>>): Promise<void>;
/**
 * Computes S, U, VT and info of a tall A, which is overwritten; resolves when all is enqueued. False, with nothing done, where A is zero or
 * not finite, or must be scaled.
 */
export declare function enqueueGesddTall(queue: Queue, f: DeviceTall, lease: Lease): Promise<boolean>;
