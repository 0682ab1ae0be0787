import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import { type OnDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PoequArgs } from './routines.gen.ts';
export type DevicePoequ = OnDevice<Omit<PoequArgs<Prec>, 'lda'>>;
export declare function poequGpu(queue: Queue, a: Bound<PoequArgs<Prec>>): void;
/** Enqueues s, scalars and info, as poequRef. */
export declare function enqueuePoequ(queue: Queue, { n, A, s, scalars, info }: DevicePoequ): void;
