import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Mirror, Uplo } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import { type OnDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Workspace } from '../../runtime/workspace.ts';
import type { SytrsArgs } from './routines.gen.ts';
/** A may lie in B's buffer, apart from B. */
export type DeviceSytrs = OnDevice<Omit<SytrsArgs<Prec>, 'lda' | 'ldb'>> & {
    /** Default 't'; 'c': A is Hermitian. */
    readonly mirror?: Mirror;
};
export declare const sytrsGpu: (queue: Queue, a: Bound<SytrsArgs<Prec>>) => void;
/** SYTRS or HETRS. */
export declare function bunchKaufmanSolveGpu(queue: Queue, a: Bound<SytrsArgs<Prec>>, mirror: Mirror): void;
/** Enqueues B := A^-1 B by the factors of enqueueSytrf. */
export declare function enqueueSytrs(queue: Queue, s: DeviceSytrs): void;
/** The factors as solutions need them, in workspace. */
export interface Converted {
    readonly uplo: Uplo;
    readonly mirror: Mirror;
    readonly n: number;
    /** The multipliers with all interchanges. */
    readonly X: DeviceMat;
    /** D as sytrs_pivots leaves it: in its third part, from element 2 n on, are the blocks of order 1, and 1 for others. */
    readonly D: DeviceBuffer;
    readonly swaps: DeviceBuffer;
}
/** Enqueues the conversion of the factors of enqueueSytrf; n > 0. */
export declare function enqueueSyconv(queue: Queue, ws: Workspace, { uplo, n, A, ipiv, mirror }: Omit<DeviceSytrs, 'nrhs' | 'B'>): Converted;
/** Enqueues B := P L^-T D^-1 L^-1 P^T B, n x nrhs, or with L^-H. */
export declare function enqueueSolution(queue: Queue, { uplo, mirror, n, X, D, swaps }: Converted, nrhs: number, B: DeviceMat): void;
