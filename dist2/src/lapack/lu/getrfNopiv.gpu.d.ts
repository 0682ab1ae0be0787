import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { UpdateMath } from '../factorOptions.ts';
import type { GetrfNopivArgs } from './routines.gen.ts';
export interface DeviceGetrfNopiv {
    readonly m: number;
    readonly n: number;
    readonly A: DeviceMat;
    readonly info: DeviceMat;
    /** Of the updates. Default 'strict'. */
    readonly math?: UpdateMath;
    /** Columns of a block, rounded up to whole steps; 0 or absent: as nopivBlock says. */
    readonly nb?: number;
    /** Name of a rule in getrfNopiv.kernels.ts, for tests and tuning. */
    readonly force?: string;
}
export declare function getrfNopivGpu(queue: Queue, a: Bound<GetrfNopivArgs<Prec>>): void;
/**
 * Enqueues the factorization of A: m x n into L U, the first zero pivot to info. Right-looking in two levels: the steps of a block of
 * columns carry on to the block's columns and rows, the block to the rest. All of U comes from elimination and none from triangular solves
 * with inverted blocks, which without pivoting may be arbitrarily ill-conditioned.
 */
export declare function enqueueGetrfNopiv(queue: Queue, f: DeviceGetrfNopiv): void;
