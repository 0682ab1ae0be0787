import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Lag2sArgs } from './routines.gen.ts';
export declare function lag2sCpu(queue: Queue, a: Bound<Lag2sArgs<'h' | 'd' | 'z'>>): Promise<void>;
