import type { Queue } from '../../runtime/queue.ts';
import { type BandHostCall } from './bandHost.cpu.ts';
export declare const gttrsBatchedCpu: (queue: Queue, a: BandHostCall) => Promise<void>;
