import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import { type Mirror, type Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { UpdateMath } from '../factorOptions.ts';
import type { SytrfNopivArgs } from './routines.gen.ts';
export interface DeviceSytrfNopiv {
    readonly uplo: Uplo;
    readonly n: number;
    readonly A: DeviceMat;
    readonly info: DeviceMat;
    /** 'c': A is Hermitian. */
    readonly mirror: Mirror;
    /** Of the updates behind a panel. Default 'strict'. */
    readonly math?: UpdateMath;
    /** Columns of a panel, rounded up to whole block columns; 0 or absent: own choice. */
    readonly nb?: number;
    /** Name of a rule in sytrfNopiv.kernels.ts, for tests and tuning. */
    readonly force?: string;
}
export declare function noteNopiv(queue: Queue, routine: string): void;
export declare const sytrfNopivGpu: (queue: Queue, a: Bound<SytrfNopivArgs<Prec>>) => void;
/** SYTRFNOPIV or HETRFNOPIV. */
export declare function factorNopivGpu(queue: Queue, a: Bound<SytrfNopivArgs<Prec>>, mirror: Mirror): void;
/** Enqueues the factorization of the triangle of A; to info the first zero pivot, or 0. */
export declare function enqueueSytrfNopiv(queue: Queue, f: DeviceSytrfNopiv): void;
