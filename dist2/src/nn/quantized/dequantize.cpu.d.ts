import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { DequantizeArgs } from './routines.gen.ts';
export declare function dequantizeCpu(queue: Queue, a: Bound<DequantizeArgs<'h' | 's'>>): Promise<void>;
