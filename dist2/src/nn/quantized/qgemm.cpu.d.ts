import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { QgemmArgs } from './routines.gen.ts';
export declare function qgemmCpu(queue: Queue, a: Bound<QgemmArgs<'b' | 'h' | 's'>>): Promise<void>;
