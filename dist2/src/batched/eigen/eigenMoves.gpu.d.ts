import type { Uplo } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Workspace } from '../../runtime/workspace.ts';
import { type BatchMat, type BatchRun, type BatchVec, type Reports } from '../deviceBatch.ts';
import { type PackedRun } from './packed.ts';
/** A run in the workspace: full symmetric (Hermitian) matrices, each times 2^shifts(z). */
export interface Gathered extends PackedRun {
    readonly A: DeviceBuffer;
    readonly shifts: DeviceBuffer;
}
/**
 * Enqueues the copy of a run's matrices, of which one triangle is read. Those that are not finite have order 0 there. `even`: the shifts
 * are even, for factors whose squares the matrices are.
 */
export declare function enqueueEigenGather(queue: Queue, ws: Workspace, run: BatchRun, A: BatchMat, uplo: Uplo, even?: boolean): Gathered;
/** What has been found of a run: eigenvalues of the scaled matrices, how much has not converged, and vectors packed as the matrices are. */
export interface Found {
    readonly d: DeviceBuffer;
    readonly found: DeviceBuffer;
    readonly Z?: DeviceBuffer | undefined;
}
/** Where results belong. `info` and `nonfinite` have buffers of their own. */
export interface Results extends Pick<Reports, 'info' | 'onFailure'> {
    readonly nonfinite: DeviceMat;
    /** Of the vectors, if there are. */
    readonly A: BatchMat;
    readonly W: BatchVec;
}
/** Enqueues W, info and the vectors. */
export declare function enqueueEigenScatter(queue: Queue, run: BatchRun, from: Gathered & Found, to: Results): void;
/** Enqueues the vectors to A. */
export declare function enqueueEigenVectors(queue: Queue, run: BatchRun, from: PackedRun & Pick<Found, 'found'> & {
    readonly Z: DeviceBuffer;
}, to: Pick<Results, 'A' | 'info' | 'onFailure'>): void;
