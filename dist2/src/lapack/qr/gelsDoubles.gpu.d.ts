import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GelsArgs } from './routines.gen.ts';
export declare function gelsDoubles(queue: Queue, a: Bound<GelsArgs<'d' | 'z'>>): void;
