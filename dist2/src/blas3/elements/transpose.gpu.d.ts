import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TransposeArgs } from './routines.gen.ts';
export interface DeviceTranspose {
    readonly m: number;
    readonly n: number;
    readonly A: DeviceMat;
    readonly B: DeviceMat;
    /** B := A^H. */
    readonly conjugate?: boolean;
}
export declare function transposeGpu(queue: Queue, a: Bound<TransposeArgs<Prec>>): void;
/** Enqueues B := A^T, or A^H, A m x n. A may lie in B's buffer, apart from B. */
export declare function enqueueTranspose(queue: Queue, s: DeviceTranspose): void;
