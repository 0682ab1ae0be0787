import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PosvArgs } from './routines.gen.ts';
export declare function posvDoubles(queue: Queue, a: Bound<PosvArgs<'d' | 'z'>>): void;
