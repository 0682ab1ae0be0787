import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { ZcgesddArgs } from './routines.gen.ts';
export declare const zcgesddCpu: (queue: Queue, a: Bound<ZcgesddArgs>) => Promise<void>;
