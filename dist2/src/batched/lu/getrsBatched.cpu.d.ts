import type { Trans } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type HostBatchCall } from '../hostBatch.cpu.ts';
import { type BatchPlace } from '../lanes.cpu.ts';
/** B := op(A)^-1 B for each of the systems; n pivots for each follow each other at `ipiv`, legal ones. */
export declare function getrsBatchEngine(e: Engine, r: Elements, trans: Trans, n: number, nrhs: number, A: BatchPlace, ipiv: number, B: BatchPlace, count: number): void;
export declare const getrsBatchedCpu: (queue: Queue, a: HostBatchCall) => Promise<void>;
