import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GesvArgs } from './routines.gen.ts';
export declare function gesvDoubles(queue: Queue, a: Bound<GesvArgs<'d' | 'z'>>): void;
