import { type Picked } from '../autotune/pick.ts';
import type { Bound } from '../core/args.ts';
import type { Complex, Prec } from '../core/field.ts';
import { type Trans } from '../core/matrix.ts';
import { type DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { type BandTuning } from './gbmv.kernels.ts';
import type { GbmvArgs } from './routines.gen.ts';
export interface DeviceBand {
    /** 'n', 't', 'c': A or its transpose; 's', 'h': the symmetric or Hermitian matrix of which A is a triangle. */
    readonly op: Trans | 's' | 'h';
    /** The diagonal is taken as ones. */
    readonly unit: boolean;
    readonly m: number;
    readonly n: number;
    /** Element (i, j) of A counts for -ku <= i - j <= kl. */
    readonly kl: number;
    readonly ku: number;
    readonly alpha: number | Complex;
    /** As bandMat makes it. */
    readonly A: DeviceMat;
    /** Vectors: `off` is the place of element 0, `ld` the step to the next, which may be negative. */
    readonly x: DeviceMat;
    readonly beta: number | Complex;
    /** May be x. */
    readonly y: DeviceMat;
}
export declare function gbmvGpu(queue: Queue, a: Bound<GbmvArgs<Prec>>): void;
/** The trace entry of a product with a band. */
export declare function noteBand(queue: Queue, routine: string, { name, why }: Picked<BandTuning>): void;
/** Enqueues y := alpha T x + beta y, T = op(A) without what lies off the band. Says which form of the kernel it took. */
export declare function enqueueBand(queue: Queue, band: DeviceBand): Picked<BandTuning>;
