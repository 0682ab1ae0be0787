import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import { type Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SyevxArgs } from './routines.gen.ts';
import type { Stages } from './stagesArg.ts';
import { type Chosen } from './stebz.ref.ts';
import type { EigenJob } from './syev.spec.ts';
export interface DeviceSyevx extends Chosen {
    readonly jobz: EigenJob;
    readonly uplo: Uplo;
    readonly n: number;
    /** Is read only. */
    readonly A: DeviceMat;
    readonly m: DeviceMat;
    readonly W: DeviceMat;
    readonly Z?: DeviceMat | undefined;
    /** As many integers as there may be vectors. */
    readonly ifail?: DeviceMat | undefined;
    readonly info: DeviceMat;
    /** Of the reduction; absent: own choice. */
    readonly stages?: Stages | undefined;
}
/** Why a call is computed on the CPU, if it is. */
export declare function whyChosenOnCpu(queue: Queue, { n, prec, abstol }: {
    readonly n: number;
    readonly prec: Prec;
    readonly abstol: number;
}): string | undefined;
export declare function noteChosen(queue: Queue, { routine, jobz }: {
    readonly routine: string;
    readonly jobz: EigenJob;
}): void;
export declare function syevxHybrid(queue: Queue, a: Bound<SyevxArgs<Prec>>): Promise<void>;
/** The call without what values alone have no place in: where vectors would go there may be no room. */
export declare const asked: <F extends DeviceSyevx>(f: F) => F;
/** Computes m, W, Z, ifail and info; resolves to m when all is enqueued. */
export declare function enqueueSyevx(queue: Queue, f: DeviceSyevx): Promise<number>;
/** Writes what the host knows. `failed`: the indices of vectors that have not converged. */
export declare function answer(queue: Queue, f: DeviceSyevx, values: ArrayLike<number>, m: number, info: number, failed?: Int32Array): number;
/** A is not finite. */
export declare function refuse(queue: Queue, f: DeviceSyevx): number;
