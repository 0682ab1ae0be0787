import type { Queue } from '../../runtime/queue.ts';
import type { SingleType } from '../../runtime/representation.ts';
import { type BatchRun } from '../deviceBatch.ts';
import { type QrWay } from './qrGroup.kernels.ts';
import type { QrOperands } from './qrSmall.gpu.ts';
/** How the problems of a run are factored; undefined: one after the other. */
export declare function qrWay(queue: Queue, { m, n }: BatchRun, type: SingleType, force?: string): QrWay | undefined;
/**
 * One launch for columns begin .. end-1, from row `begin` on, of all problems of a run; with Q and R, which takes all columns, also those.
 */
export declare function enqueueQrGroup(queue: Queue, run: BatchRun, o: QrOperands, way: QrWay, begin?: number, end?: number): void;
