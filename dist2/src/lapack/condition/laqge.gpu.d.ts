import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LaqgeArgs } from './routines.gen.ts';
export interface DeviceLaqge {
    readonly uplo: Uplo | 'f';
    readonly m: number;
    readonly n: number;
    readonly A: DeviceMat;
    readonly r: DeviceMat;
    /** Absent: of a symmetric matrix, r. */
    readonly c?: DeviceMat;
    readonly scalars: DeviceMat;
    readonly equed: DeviceMat;
    /** The diagonal is real behind it. */
    readonly hermitian?: boolean;
}
export declare const noteLaqge: (queue: Queue, routine: string) => void;
export declare function laqgeGpu(queue: Queue, a: Bound<LaqgeArgs<Prec>>): void;
/** Enqueues A := diag(r) A diag(c), as laqgeRef and laqsyRef. */
export declare function enqueueLaqge(queue: Queue, { uplo, m, n, A, r, c, scalars, equed, hermitian }: DeviceLaqge): void;
/** Enqueues A := diag(x) A, m x n, or with `way` 2 A := A diag(x), unconditionally. x may lie in A's buffer. */
export declare function enqueueScale(queue: Queue, way: 1 | 2, m: number, n: number, A: DeviceMat, x: DeviceMat): void;
