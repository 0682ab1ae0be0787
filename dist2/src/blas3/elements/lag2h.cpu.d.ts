import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Lag2hArgs } from './routines.gen.ts';
export declare function lag2hCpu(queue: Queue, a: Bound<Lag2hArgs>): Promise<void>;
