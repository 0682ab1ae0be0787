import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GelqfArgs } from './routines.gen.ts';
export declare function gelqfDoubles(queue: Queue, a: Bound<GelqfArgs<'d' | 'z'>>): void;
