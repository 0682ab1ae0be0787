import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { DhposvArgs } from './dhposv.spec.ts';
export declare function dhposvHybrid(queue: Queue, a: Bound<DhposvArgs>): Promise<void>;
