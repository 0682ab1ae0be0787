import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Her2kArgs } from './routines.gen.ts';
export declare function her2kDoubles(queue: Queue, a: Bound<Her2kArgs<'z'>>): void;
