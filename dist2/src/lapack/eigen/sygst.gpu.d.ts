import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SygstArgs } from './routines.gen.ts';
import { type ProblemType } from './sygst.steps.ts';
export interface DeviceGeneral {
    readonly itype: ProblemType;
    readonly uplo: Uplo;
    readonly n: number;
    readonly A: DeviceMat;
    /** The Cholesky factor. */
    readonly B: DeviceMat;
}
export declare function sygstGpu(queue: Queue, a: Bound<SygstArgs<Prec>>): void;
/** Enqueues C := the standard problem's matrix, both triangles of it, which differ by roundoff. C begins its buffer. */
export declare function enqueueStandard(queue: Queue, { itype, uplo, n, A, B }: DeviceGeneral, C: DeviceMat): void;
/** Enqueues Z := the vectors of A and B, m of them, from the standard problem's. */
export declare function enqueueBack(queue: Queue, { itype, uplo, n, B }: DeviceGeneral, m: number, Z: DeviceMat): void;
