import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import { type OnDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GeequArgs } from './routines.gen.ts';
export type DeviceGeequ = OnDevice<Omit<GeequArgs<Prec>, 'lda'>>;
export declare function geequGpu(queue: Queue, a: Bound<GeequArgs<Prec>>): void;
/** Enqueues B := A for `count` elements one after the other. */
export declare function enqueueMove(queue: Queue, count: number, A: DeviceMat, B: DeviceMat): void;
/** Enqueues r, c, scalars and info, as geequRef. */
export declare function enqueueGeequ(queue: Queue, { m, n, A, r, c, scalars, info }: DeviceGeequ): void;
