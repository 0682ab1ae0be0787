import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GeconArgs } from './routines.gen.ts';
export declare function geconDoubles(queue: Queue, a: Bound<GeconArgs<'d' | 'z'>>): void;
