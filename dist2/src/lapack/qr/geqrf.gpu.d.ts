import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type OnDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceReflectors } from './larft.gpu.ts';
import type { GeqrfArgs } from './routines.gen.ts';
/** tau may lie in A's buffer. */
export interface DeviceGeqrf extends OnDevice<Omit<GeqrfArgs<Prec>, 'lda' | 'mode'>> {
    /** Columns of a block that is factored in narrow panels; 0 or absent: INNER. */
    readonly inner?: number | undefined;
    /** Name of a rule in geqr2.kernels.ts, for tests and tuning. */
    readonly force?: string | undefined;
}
export declare function geqrfGpu(queue: Queue, a: Bound<GeqrfArgs<Prec>>): void;
/** Enqueues A = Q R, A: m x n: R and the v's to A, tau. */
export declare function enqueueGeqrf(queue: Queue, f: DeviceGeqrf): void;
/** The reflectors of blocks between their panel and their last update, by the block's first column. */
export declare class Reflectors {
    private readonly queue;
    private readonly f;
    private readonly known;
    constructor(queue: Queue, f: DeviceGeqrf);
    /** Workspace for those of columns j .. j+w-1. */
    lease(j: number, w: number): DeviceReflectors;
    /** Enqueues C := Q^H C for columns from .. to-1, Q of the block at column j. */
    apply(j: number, from: number, to: number, last: boolean): void;
    /** What a factorization that ended early has left. */
    dispose(): void;
}
/** Enqueues the factorization of columns j .. j+w-1 from row j on, and V and T of all of them to `into`, if it is given. */
export declare function enqueueQrPanel(queue: Queue, f: DeviceGeqrf, j: number, w: number, into?: DeviceReflectors): void;
