import type { Bound } from '../core/args.ts';
import { type Complex, type Prec } from '../core/field.ts';
import type { Trans, Uplo } from '../core/matrix.ts';
import { type DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { SymvArgs } from './routines.gen.ts';
export interface DeviceTriangle {
    readonly uplo: Uplo;
    /** 's', 'h': symmetric, Hermitian; 'n', 't', 'c': the triangle or its transpose. */
    readonly op: Trans | 's' | 'h';
    /** The diagonal is taken as ones. */
    readonly unit: boolean;
    readonly n: number;
    readonly alpha: number | Complex;
    readonly A: DeviceMat;
    /** A is packed: its ld means nothing. */
    readonly packed?: boolean;
    readonly x: DeviceMat;
    readonly beta: number | Complex;
    /** May be x. */
    readonly y: DeviceMat;
}
export declare function symvGpu(queue: Queue, a: Bound<SymvArgs<Prec>>): void;
/** The trace entry of a product with a triangle. */
export declare function noteTriangle(queue: Queue, { routine, prec }: {
    readonly routine: string;
    readonly prec: Prec;
}): void;
/** Enqueues y := alpha T x + beta y, T given by one stored triangle. A, x and y may lie in one buffer. */
export declare function enqueueTriangle(queue: Queue, t: DeviceTriangle): void;
