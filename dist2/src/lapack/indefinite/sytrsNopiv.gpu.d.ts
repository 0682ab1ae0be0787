import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Mirror, Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SytrsNopivArgs } from './routines.gen.ts';
export interface DeviceSytrsNopiv {
    readonly uplo: Uplo;
    readonly n: number;
    readonly nrhs: number;
    /** May lie in B's buffer, apart from B. */
    readonly A: DeviceMat;
    readonly B: DeviceMat;
    /** 'c': A is Hermitian. */
    readonly mirror: Mirror;
}
export declare const sytrsNopivGpu: (queue: Queue, a: Bound<SytrsNopivArgs<Prec>>) => void;
/** SYTRSNOPIV or HETRSNOPIV. */
export declare function solveNopivGpu(queue: Queue, a: Bound<SytrsNopivArgs<Prec>>, mirror: Mirror): void;
/** Enqueues B := L^-H D^-1 L^-1 B or U^-1 D^-1 U^-H B, or with ^T. */
export declare function enqueueSytrsNopiv(queue: Queue, { uplo, n, nrhs, A, B, mirror }: DeviceSytrsNopiv): void;
