import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type OnDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GelsArgs } from './routines.gen.ts';
export type DeviceGels = OnDevice<Omit<GelsArgs<Prec>, 'lda' | 'ldb'>>;
export declare function gelsGpu(queue: Queue, a: Bound<GelsArgs<Prec>>): void;
/** Enqueues least squares or the solution of least norm, as gelsSteps. */
export declare function enqueueGels(queue: Queue, s: DeviceGels): void;
