import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrtrsArgs } from './routines.gen.ts';
export declare function trtrsDoubles(queue: Queue, a: Bound<TrtrsArgs<'d' | 'z'>>): void;
