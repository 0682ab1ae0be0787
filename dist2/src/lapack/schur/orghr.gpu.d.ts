import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { DeviceGehrd } from './gehrd.gpu.ts';
import type { OrghrArgs } from './routines.gen.ts';
export declare function orghrGpu(queue: Queue, a: Bound<OrghrArgs<Prec>>): void;
/** Enqueues A := Q, from what enqueueGehrd has left. */
export declare function enqueueOrghr(queue: Queue, { n, lo, hi, A, tau }: DeviceGehrd): void;
