import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GetrfArgs } from '../lu/routines.gen.ts';
import { type HostMethods, type MixedKind } from './mixed.cpu.ts';
import type { DsgesvArgs } from './routines.gen.ts';
/** What of a call its factorizations on the host are made of; `why`: the reason for the trace, if it is not the backend's. */
interface LuCall {
    readonly routine: string;
    readonly n: number;
    readonly ipiv: Ptr<'i'>;
    readonly why?: string;
}
/** A call of getrf with the pivots of this one. */
export declare function luCall({ routine, n, ipiv }: LuCall, prec: Prec, A: Ptr<Prec>, lda: number, info: Ptr<'i'>): Bound<GetrfArgs<Prec>>;
/** LU in single precision on the CPU. */
export declare function luOnHost(queue: Queue, a: LuCall, prec?: 's' | 'c'): HostMethods;
/** Residuals on the CPU, and the solution in double. */
export declare function dsgesvKind(queue: Queue, a: Bound<DsgesvArgs>): MixedKind;
/** `why`: the reason for the trace, if it is not the backend's. */
export declare function dsgesvCpu(queue: Queue, a: Bound<DsgesvArgs> & {
    readonly why?: string;
}): Promise<void>;
export {};
