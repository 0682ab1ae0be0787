import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { ZcposvArgs } from './routines.gen.ts';
export declare function zcposvHybrid(queue: Queue, a: Bound<ZcposvArgs>): Promise<void>;
