import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { QuantizeArgs } from './routines.gen.ts';
export declare function quantizeCpu(queue: Queue, a: Bound<QuantizeArgs<'h' | 's'>>): Promise<void>;
