import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GemmI32Args } from './routines.gen.ts';
export declare function gemmI32Cpu(queue: Queue, a: Bound<GemmI32Args>): Promise<void>;
