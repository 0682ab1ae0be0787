import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { type DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { Nrm2Args } from './routines.gen.ts';
export declare function nrm2Gpu(queue: Queue, a: Bound<Nrm2Args<Prec>>): void;
/** Enqueues result := nrm2(x); the ld of a vector is its increment. Returns the reason for the variant. */
export declare function enqueueNrm2(queue: Queue, n: number, x: DeviceMat, result: DeviceMat): string;
