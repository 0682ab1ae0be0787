import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SyrkArgs } from './routines.gen.ts';
export declare function syrkDoubles(queue: Queue, a: Bound<SyrkArgs<'d' | 'z'>>): void;
