import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { ZcheevdArgs } from './routines.gen.ts';
export declare const zcheevdCpu: (queue: Queue, a: Bound<ZcheevdArgs>) => Promise<void>;
