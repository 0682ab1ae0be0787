import type { Queue } from '../../runtime/queue.ts';
import { type SvdCall } from './dsgesdd.cpu.ts';
export declare function dsgesddOnGpu(queue: Queue, a: SvdCall, why: string): Promise<void>;
