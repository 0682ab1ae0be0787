import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Lag2dArgs } from './routines.gen.ts';
export declare function lag2dCpu(queue: Queue, a: Bound<Lag2dArgs<'s' | 'c'>>): Promise<void>;
