import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type EigenCall } from './dssyevd.cpu.ts';
import type { DssyevdArgs } from './routines.gen.ts';
export declare const dssyevdHybrid: (queue: Queue, a: Bound<DssyevdArgs>) => Promise<void>;
export declare function eigenOnDevice(queue: Queue, a: EigenCall): Promise<void>;
