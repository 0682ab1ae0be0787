import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type Mirror } from '../../core/matrix.ts';
import { type OnDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SytrfArgs } from './routines.gen.ts';
export type DeviceSytrf = OnDevice<Omit<Bound<SytrfArgs<Prec>>, 'lda' | 'prec' | 'routine'>> & {
    /** Default 't'; 'c': A is Hermitian. */
    readonly mirror?: Mirror;
};
export declare const sytrfGpu: (queue: Queue, a: Bound<SytrfArgs<Prec>>) => void;
/** SYTRF or HETRF. */
export declare function bunchKaufmanGpu(queue: Queue, a: Bound<SytrfArgs<Prec>>, mirror: Mirror): void;
export declare const noteSytrf: (queue: Queue, routine: string, nb: number) => void;
/** Enqueues the factorization of one triangle of A, pivots to ipiv, the first zero pivot to info. */
export declare function enqueueSytrf(queue: Queue, f: DeviceSytrf): void;
