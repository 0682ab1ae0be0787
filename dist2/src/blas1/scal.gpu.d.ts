import type { Bound } from '../core/args.ts';
import type { Complex, Prec } from '../core/field.ts';
import { type DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { ScalArgs } from './routines.gen.ts';
export declare function scalGpu(queue: Queue, a: Bound<ScalArgs<Prec>>): void;
/** Enqueues x := alpha x; the ld of a vector is its increment. Returns the reason for the variant. */
export declare const enqueueScal: (queue: Queue, n: number, alpha: number | Complex, x: DeviceMat) => string;
