import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type HostBatchCall } from '../hostBatch.cpu.ts';
import { type BatchPlace } from '../lanes.cpu.ts';
/** P A = L U for each of the matrices; min(m, n) pivots and one info for each follow each other at `ipiv` and `info`. */
export declare function getrfBatchEngine(e: Engine, r: Elements, m: number, n: number, A: BatchPlace, ipiv: number, info: number, count: number): void;
export declare const getrfBatchedCpu: (queue: Queue, a: HostBatchCall) => Promise<void>;
