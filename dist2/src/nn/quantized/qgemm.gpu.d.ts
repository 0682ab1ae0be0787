import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { QgemmArgs } from './routines.gen.ts';
type Call = Bound<QgemmArgs<'b' | 'h' | 's'>>;
export declare function qgemmGpu(queue: Queue, a: Call): void;
export {};
