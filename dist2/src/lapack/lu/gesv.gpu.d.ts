import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GesvArgs } from './routines.gen.ts';
export declare function gesvGpu(queue: Queue, a: Bound<GesvArgs<Prec>>): void;
export interface DeviceGesv {
    readonly n: number;
    readonly nrhs: number;
    /** Its factors, with their pivots; info of the factorization. */
    readonly A: DeviceMat;
    readonly ipiv: DeviceMat;
    readonly B: DeviceMat;
    readonly info: DeviceMat;
}
/** Enqueues B := A^-1 B by the factors; B is put back where info is not 0. */
export declare function enqueueGesvSolve(queue: Queue, { n, nrhs, A, ipiv, B, info }: DeviceGesv): void;
