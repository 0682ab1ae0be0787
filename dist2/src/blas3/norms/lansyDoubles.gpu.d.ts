import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LansyArgs } from './routines.gen.ts';
export declare function lansyDoubles(queue: Queue, a: Bound<LansyArgs<'d' | 'z'>>): void;
