import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { ZcgelsArgs } from './routines.gen.ts';
export declare function zcgelsHybrid(queue: Queue, a: Bound<ZcgelsArgs>): Promise<void>;
