import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { type DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { SwapArgs } from './routines.gen.ts';
export declare function swapGpu(queue: Queue, a: Bound<SwapArgs<Prec>>): void;
/** Enqueues x and y change places; the ld of a vector is its increment. Returns the reason for the variant. */
export declare const enqueueSwap: (queue: Queue, n: number, x: DeviceMat, y: DeviceMat) => string;
