import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceGeqrf } from './geqrf.gpu.ts';
import type { GelqfArgs } from './routines.gen.ts';
export declare function gelqfGpu(queue: Queue, a: Bound<GelqfArgs<Prec>>): void;
/** Enqueues A = L Q, A: m x n: L and the v's to A, tau. */
export declare function enqueueGelqf(queue: Queue, { m, n, A, tau, math, nb }: DeviceGeqrf): void;
