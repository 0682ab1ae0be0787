import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { DsposvArgs } from './routines.gen.ts';
export declare function dsposvHybrid(queue: Queue, a: Bound<DsposvArgs>): Promise<void>;
