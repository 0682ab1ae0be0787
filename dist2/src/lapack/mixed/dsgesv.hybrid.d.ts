import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { DsgesvArgs } from './routines.gen.ts';
export declare function dsgesvHybrid(queue: Queue, a: Bound<DsgesvArgs>): Promise<void>;
