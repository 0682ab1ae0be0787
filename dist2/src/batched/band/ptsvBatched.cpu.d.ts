import type { Queue } from '../../runtime/queue.ts';
import { type BandHostCall } from './bandHost.cpu.ts';
export declare const ptsvBatchedCpu: (queue: Queue, a: BandHostCall) => Promise<void>;
