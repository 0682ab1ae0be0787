import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HerkArgs } from './routines.gen.ts';
export declare function herkDoubles(queue: Queue, a: Bound<HerkArgs<'z'>>): void;
