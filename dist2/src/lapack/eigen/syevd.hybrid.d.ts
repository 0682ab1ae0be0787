import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Workspace } from '../../runtime/workspace.ts';
import type { FactorMode } from '../factorOptions.ts';
import type { SyevdArgs } from './routines.gen.ts';
import type { Stages } from './stagesArg.ts';
import { type Reduction } from './sytrd.gpu.ts';
export interface DeviceSyevd {
    readonly uplo: Uplo;
    readonly n: number;
    readonly A: DeviceMat;
    readonly W: DeviceMat;
    readonly info: DeviceMat;
    /** Of the reduction; absent: own choice. */
    readonly stages?: Stages | undefined;
}
/** Why the CPU computes an order, if it does. */
export declare function whyCpu({ context }: Queue, n: number, prec: Prec, mode?: FactorMode): string | undefined;
export declare function syevdHybrid(queue: Queue, a: Bound<SyevdArgs<Prec>>): void | Promise<void>;
export type Reduced = Pick<DeviceSyevd, 'uplo' | 'n' | 'A' | 'stages'>;
/**
 * Enqueues the reduction of A, whichever triangle is stored, without writing to it; the factor will be applied to so many vectors.
 */
export declare function reduced(queue: Queue, ws: Workspace, { uplo, n, A, stages }: Reduced, vectors: number): Reduction;
/** Enqueues W := the eigenvalues, and info. */
export declare function enqueueEigenvalues(queue: Queue, f: DeviceSyevd): void;
/** What is told of a call's progress: what has been recorded, or computed on the host. */
export type SyevdStage = 'reduction' | 'reading' | 'tridiagonal' | 'reflectors';
/** Computes W, A := the vectors, and info; resolves when all is enqueued. `after` is waited for behind each stage. */
export declare function enqueueSyevd(queue: Queue, f: DeviceSyevd, after?: (stage: SyevdStage) => void | Promise<void>): Promise<void>;
/** The tridiagonal matrix in doubles, and the power of two that it is scaled by; NaN if A is not finite. */
export declare function tridiagonalOf({ n, S, T, largest }: Reduction): Promise<{
    d: Float64Array<ArrayBuffer>;
    e: Float64Array<ArrayBuffer>;
    factor: number;
}>;
