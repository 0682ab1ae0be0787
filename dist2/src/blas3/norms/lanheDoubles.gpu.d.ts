import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LanheArgs } from './routines.gen.ts';
export declare function lanheDoubles(queue: Queue, a: Bound<LanheArgs<'z'>>): void;
