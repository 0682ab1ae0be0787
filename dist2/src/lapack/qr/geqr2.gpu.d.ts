import { type Picked } from '../../autotune/pick.ts';
import type { Bound } from '../../core/args.ts';
import type { ElementType, Prec } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type QrPanelWay } from './geqr2.kernels.ts';
import type { Geqr2Args } from './routines.gen.ts';
/** The whole of a matrix as one panel; what is wider than high is carried over to as one block. */
export declare function geqr2Gpu(queue: Queue, a: Bound<Geqr2Args<Prec>>): void;
export interface DeviceGeqr2 {
    readonly m: number;
    /** At most m. */
    readonly width: number;
    readonly A: DeviceMat;
    readonly tau: DeviceMat;
    /** If given, and one panel is as wide: the triangular factor, with zeros up to a multiple of 32 of rows and columns. */
    readonly T?: DeviceMat | undefined;
    /** Name of a rule in geqr2.kernels.ts, for tests and tuning. */
    readonly force?: string | undefined;
}
/** How panels of this height are factored on this device. */
export declare function qrPanelWay(queue: Queue, type: ElementType, m: number, force?: string): Picked<QrPanelWay>;
/** Enqueues A = Q R for the m x width panel, tau with it. Whether T has been computed is returned. */
export declare function enqueueGeqr2(queue: Queue, f: DeviceGeqr2): boolean;
