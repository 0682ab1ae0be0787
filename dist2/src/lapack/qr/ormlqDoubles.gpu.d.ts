import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { OrmlqArgs } from './routines.gen.ts';
export declare function ormlqDoubles(queue: Queue, a: Bound<OrmlqArgs<'d' | 'z'>>): void;
