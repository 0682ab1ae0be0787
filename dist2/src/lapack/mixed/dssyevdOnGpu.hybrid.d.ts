import type { Queue } from '../../runtime/queue.ts';
import { type EigenCall } from './dssyevd.cpu.ts';
export declare function dssyevdOnGpu(queue: Queue, a: EigenCall, why: string): Promise<void>;
