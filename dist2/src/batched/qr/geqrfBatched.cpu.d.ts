import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type HostBatchCall } from '../hostBatch.cpu.ts';
import { type BatchPlace } from '../lanes.cpu.ts';
/** A = Q R for each of the matrices, in the engine's memory. */
export declare function geqrfBatchEngine(e: Engine, r: Elements, m: number, n: number, A: BatchPlace, tau: BatchPlace, count: number): void;
export declare const geqrfBatchedCpu: (queue: Queue, a: HostBatchCall) => Promise<void>;
