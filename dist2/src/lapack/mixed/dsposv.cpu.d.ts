import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PotrfArgs } from '../cholesky/routines.gen.ts';
import { type HostMethods, type MixedKind } from './mixed.cpu.ts';
import type { DsposvArgs } from './routines.gen.ts';
/** What of a call its factorizations on the host are made of; `why`: the reason for the trace, if it is not the backend's. */
interface CholeskyCall {
    readonly routine: string;
    readonly uplo: Uplo;
    readonly n: number;
    readonly why?: string;
}
export declare function choleskyCall({ routine, uplo, n }: CholeskyCall, prec: Prec, A: Ptr<Prec>, lda: number, info: Ptr<'i'>): Bound<PotrfArgs<Prec>>;
/** Cholesky in single precision on the CPU. */
export declare function choleskyOnHost(queue: Queue, a: CholeskyCall, prec?: 's' | 'c'): HostMethods;
/** Residuals on the CPU, and the solution in double. */
export declare function dsposvKind(queue: Queue, a: Bound<DsposvArgs>): MixedKind;
/** `why`: the reason for the trace, if it is not the backend's. */
export declare const dsposvCpu: (queue: Queue, a: Bound<DsposvArgs> & {
    readonly why?: string;
}) => Promise<void>;
export {};
