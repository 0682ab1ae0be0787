import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { type DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { IaminArgs } from './routines.gen.ts';
export declare function iaminGpu(queue: Queue, a: Bound<IaminArgs<Prec>>): void;
/** Enqueues result := iamin(x); the ld of a vector is its increment. Returns the reason for the variant. */
export declare function enqueueIamin(queue: Queue, n: number, x: DeviceMat, result: DeviceMat): string;
