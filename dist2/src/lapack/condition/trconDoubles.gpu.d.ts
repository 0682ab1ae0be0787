import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrconArgs } from './routines.gen.ts';
export declare function trconDoubles(queue: Queue, a: Bound<TrconArgs<'d' | 'z'>>): void;
