import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { ShgesvArgs } from './shgesv.spec.ts';
export declare function shgesvHybrid(queue: Queue, a: Bound<ShgesvArgs>): Promise<void>;
