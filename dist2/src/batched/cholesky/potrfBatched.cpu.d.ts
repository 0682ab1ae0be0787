import type { Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type HostBatchCall } from '../hostBatch.cpu.ts';
import { type BatchPlace } from '../lanes.cpu.ts';
/** The factor of each of the matrices; one info for each follow each other at `info`, `work` is as for potrfEngine. */
export declare function potrfBatchEngine(e: Engine, r: Elements, uplo: Uplo, n: number, A: BatchPlace, info: number, count: number, work: number): void;
export declare const potrfBatchedCpu: (queue: Queue, a: HostBatchCall) => Promise<void>;
