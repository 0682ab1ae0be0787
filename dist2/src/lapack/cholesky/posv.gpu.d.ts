import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PosvArgs } from './routines.gen.ts';
export declare function posvGpu(queue: Queue, a: Bound<PosvArgs<Prec>>): void;
export interface DevicePosv {
    readonly uplo: Uplo;
    readonly n: number;
    readonly nrhs: number;
    /** Its factor; info of the factorization. */
    readonly A: DeviceMat;
    readonly B: DeviceMat;
    readonly info: DeviceMat;
}
/** Enqueues B := A^-1 B by the factor; B is put back where info is not 0. */
export declare function enqueuePosvSolve(queue: Queue, { uplo, n, nrhs, A, B, info }: DevicePosv): void;
