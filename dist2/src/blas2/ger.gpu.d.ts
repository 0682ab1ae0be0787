import type { Bound } from '../core/args.ts';
import type { Complex, ComplexPrec, Prec } from '../core/field.ts';
import type { Uplo } from '../core/matrix.ts';
import { type DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { GerArgs, GercArgs, GeruArgs } from './routines.gen.ts';
export interface DeviceUpdate {
    /** The triangle to update; absent: all of A. */
    readonly uplo?: Uplo;
    /** A + alpha x y^T + alpha y x^T instead of A + alpha x y^T. */
    readonly both?: boolean;
    /** The second factors are conjugated, and of the second product alpha too; in a triangle the diagonal is real. */
    readonly conjugated?: boolean;
    readonly m: number;
    readonly n: number;
    readonly alpha: number | Complex;
    readonly x: DeviceMat;
    readonly y: DeviceMat;
    readonly A: DeviceMat;
    /** A is a packed triangle: its ld means nothing. */
    readonly packed?: boolean;
}
export declare const gerGpu: (queue: Queue, a: Bound<GerArgs<Prec>>) => void;
export declare const geruGpu: (queue: Queue, a: Bound<GeruArgs<ComplexPrec>>) => void;
export declare const gercGpu: (queue: Queue, a: Bound<GercArgs<ComplexPrec>>) => void;
/** Enqueues A := A + alpha x y^T. x and y may lie in A's buffer, apart from A. */
export declare function enqueueUpdate(queue: Queue, update: DeviceUpdate): void;
