import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PotriArgs } from './routines.gen.ts';
export declare function potriDoubles(queue: Queue, a: Bound<PotriArgs<'d' | 'z'>>): void;
