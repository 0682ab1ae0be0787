import type { Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type HostBatchCall } from '../hostBatch.cpu.ts';
import { type BatchPlace } from '../lanes.cpu.ts';
/** B := A^-1 B for each of the systems; one info for each follow each other at `info`, `work` is as for potrfEngine. */
export declare function posvBatchEngine(e: Engine, r: Elements, uplo: Uplo, n: number, nrhs: number, A: BatchPlace, B: BatchPlace, info: number, count: number, work: number): void;
export declare const posvBatchedCpu: (queue: Queue, a: HostBatchCall) => Promise<void>;
