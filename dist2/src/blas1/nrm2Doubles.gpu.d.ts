import type { Bound } from '../core/args.ts';
import type { Queue } from '../runtime/queue.ts';
import type { Nrm2Args } from './routines.gen.ts';
export declare function nrm2Doubles(queue: Queue, a: Bound<Nrm2Args<'d' | 'z'>>): void;
