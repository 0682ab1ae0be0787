import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { OrglqArgs } from './routines.gen.ts';
export declare function orglqDoubles(queue: Queue, a: Bound<OrglqArgs<'d' | 'z'>>): void;
