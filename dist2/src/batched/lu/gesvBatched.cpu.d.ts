import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type HostBatchCall } from '../hostBatch.cpu.ts';
import { type BatchPlace } from '../lanes.cpu.ts';
/** B := A^-1 B for each of the systems; n pivots and one info for each follow each other at `ipiv` and `info`. */
export declare function gesvBatchEngine(e: Engine, r: Elements, n: number, nrhs: number, A: BatchPlace, ipiv: number, B: BatchPlace, info: number, count: number): void;
export declare const gesvBatchedCpu: (queue: Queue, a: HostBatchCall) => Promise<void>;
