import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { type Trans, type Uplo } from '../core/matrix.ts';
import { type DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { TrsvArgs } from './routines.gen.ts';
export interface DeviceTrsv {
    readonly uplo: Uplo;
    readonly trans: Trans;
    readonly unit: boolean;
    readonly n: number;
    /**
     * A for the step that solves elements `first` to `first + nb - 1`: these rows of A (transposed: columns), on the diagonal and where x is
     * known, are all that it looks at.
     */
    readonly panel: (first: number, nb: number) => DeviceMat;
    /** `off` is the place of element 0, `ld` the step to the next, which may be negative. */
    readonly x: DeviceMat;
}
export declare function trsvGpu(queue: Queue, a: Bound<TrsvArgs<Prec>>): void;
/** Enqueues x := op(A)^-1 x. A may lie in x's buffer, apart from x. */
export declare function enqueueTrsv(queue: Queue, { uplo, trans, unit, n, panel, x }: DeviceTrsv): void;
export interface DeviceBlock {
    /** op(A) is lower triangular: the first unknown comes first. */
    readonly forward: boolean;
    readonly trans: Trans;
    readonly unit: boolean;
    /** At most TRSV_NB. */
    readonly nb: number;
    readonly A: DeviceMat;
    /** Without gaps, not in A's buffer. */
    readonly x: DeviceMat;
    /** Diagonals beside the main one that count, if not all do. */
    readonly k?: number;
}
/** Enqueues x := op(A)^-1 x for a block on the diagonal. */
export declare function enqueueBlock(queue: Queue, { forward, trans, unit, nb, A, x, k }: DeviceBlock): void;
