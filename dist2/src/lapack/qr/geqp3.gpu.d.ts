import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import { type OnDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Geqp3Args } from './routines.gen.ts';
export type DeviceGeqp3 = OnDevice<Omit<Geqp3Args<Prec>, 'lda'>>;
export declare function geqp3Gpu(queue: Queue, a: Bound<Geqp3Args<Prec>>): void;
/** Enqueues A P = Q R, m and n not 0. tau may lie in A's buffer. */
export declare function enqueueGeqp3(queue: Queue, { m, n, A, jpvt, tau, nb }: DeviceGeqp3): void;
