import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { type DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { IamaxArgs } from './routines.gen.ts';
export declare function iamaxGpu(queue: Queue, a: Bound<IamaxArgs<Prec>>): void;
/** Enqueues result := iamax(x); the ld of a vector is its increment. Returns the reason for the variant. */
export declare function enqueueIamax(queue: Queue, n: number, x: DeviceMat, result: DeviceMat): string;
