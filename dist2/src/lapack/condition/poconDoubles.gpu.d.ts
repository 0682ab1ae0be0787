import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PoconArgs } from './routines.gen.ts';
export declare function poconDoubles(queue: Queue, a: Bound<PoconArgs<'d' | 'z'>>): void;
