import { inversesLength } from '../../blas3/triangular/trsm.gpu.ts';
import { type Diag } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Lease } from '../refine/expert.gpu.ts';
/** A A' with A lower and A' upper triangular, both in one matrix, whose columns begin on multiples of four. */
export interface InverseSolver {
    readonly n: number;
    readonly A: DeviceMat;
    /** Of the lower triangle's diagonal. */
    readonly diag: Diag;
    /** Inverses of blocks. */
    readonly lower: DeviceBuffer<'s'>;
    readonly upper: DeviceBuffer<'s'>;
}
/** Whether a system is to be solved for by inverses. */
export declare const worthInverting: ({ n, nrhs }: {
    readonly n: number;
    readonly nrhs: number;
}) => boolean;
/** Singles of each of the two workspaces of an InverseSolver. */
export declare const inverseWorkspace: typeof inversesLength;
/** A solver in workspace of a call. */
export declare function inverseSolver(n: number, A: DeviceMat, diag: Diag, lease: Lease): InverseSolver;
/** Enqueues the inverses of the blocks on the diagonals. */
export declare function enqueueInverseSolver(queue: Queue, { n, A, diag, lower, upper }: InverseSolver): void;
/** Enqueues D := A'^-1 A^-1 D for the first columns of D. */
export declare function enqueueInverseSolve(queue: Queue, s: InverseSolver, D: DeviceMat, columns: number): void;
