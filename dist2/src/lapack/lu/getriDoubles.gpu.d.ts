import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GetriArgs } from './routines.gen.ts';
export declare function getriDoubles(queue: Queue, a: Bound<GetriArgs<'d' | 'z'>>): void;
