import type { Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Lease } from '../refine/expert.gpu.ts';
interface CholeskySystem {
    readonly uplo: Uplo;
    readonly n: number;
    readonly nrhs: number;
}
export interface CholeskySolver {
    /** Enqueues what solutions need of the factor in A, whose columns begin on multiples of four; A's other triangle is written to. */
    prepare(A: DeviceMat): void;
    /** Enqueues the first columns of B := A^-1 B by the factor in A. */
    solve(A: DeviceMat, B: DeviceMat, columns: number): void;
}
/** For one factor, in workspace of a call. */
export declare function choleskySolver(queue: Queue, { uplo, n, nrhs }: CholeskySystem, lease: Lease): CholeskySolver;
export {};
