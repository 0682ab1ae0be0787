import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LantrArgs } from './routines.gen.ts';
export declare function lantrDoubles(queue: Queue, a: Bound<LantrArgs<'d' | 'z'>>): void;
