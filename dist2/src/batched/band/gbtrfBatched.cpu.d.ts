import type { Queue } from '../../runtime/queue.ts';
import { type BandHostCall } from './bandHost.cpu.ts';
export declare const gbtrfBatchedCpu: (queue: Queue, a: BandHostCall) => Promise<void>;
