import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TransposeInplaceArgs } from './routines.gen.ts';
export interface DeviceTransposeInplace {
    readonly n: number;
    readonly A: DeviceMat;
    /** A := A^H. */
    readonly conjugate?: boolean;
}
export declare function transposeInplaceGpu(queue: Queue, a: Bound<TransposeInplaceArgs<Prec>>): void;
/** Enqueues A := A^T or A^H for a square A. */
export declare function enqueueTransposeInplace(queue: Queue, s: DeviceTransposeInplace): void;
