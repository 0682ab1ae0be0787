import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GehrdArgs } from './routines.gen.ts';
export interface DeviceGehrd {
    readonly n: number;
    /** Rows and columns lo .. hi-1, counted from 0, are reduced. */
    readonly lo: number;
    readonly hi: number;
    readonly A: DeviceMat;
    /** n - 1 elements. They may lie in A's buffer. */
    readonly tau: DeviceMat;
    /** Columns of a panel, a multiple of four up to 64; absent or 0: own choice. */
    readonly nb?: number | undefined;
}
export declare function gehrdGpu(queue: Queue, a: Bound<GehrdArgs<Prec>>): void;
/** Columns of a panel: they are read once for each column of it, and the update behind it is a product of twice this depth. */
export declare const gehrdBlock: ({ n, nb }: {
    readonly n: number;
    readonly nb?: number | undefined;
}) => number;
/** Of the matrix with its panel, the largest piece of workspace. */
export declare const gehrdBytes: (n: number, prec: Prec) => number;
/** Enqueues A = Q H Q^H: H, and below it the vectors of Q's reflectors, in place of A; tau. */
export declare function enqueueGehrd(queue: Queue, f: DeviceGehrd): void;
