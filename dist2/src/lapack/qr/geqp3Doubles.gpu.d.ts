import type { Bound } from '../../core/args.ts';
import { type OnDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Geqp3Args } from './routines.gen.ts';
export declare function geqp3Doubles(queue: Queue, a: Bound<Geqp3Args<'d' | 'z'>>): void;
/** Enqueues A P = Q R, m and n not 0. tau may lie in A's buffer. */
export declare function enqueueGeqp3Doubles(queue: Queue, given: OnDevice<Omit<Geqp3Args<'d' | 'z'>, 'lda'>>): void;
