import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { type DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { AsumArgs } from './routines.gen.ts';
export declare function asumGpu(queue: Queue, a: Bound<AsumArgs<Prec>>): void;
/** Enqueues result := asum(x); the ld of a vector is its increment. Returns the reason for the variant. */
export declare function enqueueAsum(queue: Queue, n: number, x: DeviceMat, result: DeviceMat): string;
