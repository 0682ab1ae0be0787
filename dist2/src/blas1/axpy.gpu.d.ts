import type { Bound } from '../core/args.ts';
import type { Complex, Prec } from '../core/field.ts';
import { type DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { AxpyArgs } from './routines.gen.ts';
export declare function axpyGpu(queue: Queue, a: Bound<AxpyArgs<Prec>>): void;
/** Enqueues y := alpha x + y; the ld of a vector is its increment. Returns the reason for the variant. */
export declare const enqueueAxpy: (queue: Queue, n: number, alpha: number | Complex, x: DeviceMat, y: DeviceMat) => string;
