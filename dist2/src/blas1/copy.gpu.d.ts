import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { type DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { CopyArgs } from './routines.gen.ts';
export declare function copyGpu(queue: Queue, a: Bound<CopyArgs<Prec>>): void;
/** Enqueues y := x; the ld of a vector is its increment. Returns the reason for the variant. */
export declare const enqueueCopy: (queue: Queue, n: number, x: DeviceMat, y: DeviceMat) => string;
