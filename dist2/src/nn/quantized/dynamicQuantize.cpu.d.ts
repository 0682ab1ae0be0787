import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { DynamicQuantizeArgs } from './routines.gen.ts';
export declare function dynamicQuantizeCpu(queue: Queue, a: Bound<DynamicQuantizeArgs<'h' | 's'>>): Promise<void>;
