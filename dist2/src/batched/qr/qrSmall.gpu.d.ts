import type { Queue } from '../../runtime/queue.ts';
import type { Batch } from '../deviceBatch.gpu.ts';
import { type BatchMat, type BatchRun, type BatchVec, type Sizes } from '../deviceBatch.ts';
/** How many problems, how large, and the name of a variant, for tests and tuning. With `sizes` m and n are not read. */
export interface DeviceQrSizes {
    readonly m: number;
    readonly n: number;
    readonly count: number;
    readonly sizes?: Sizes | undefined;
    readonly force?: string | undefined;
}
/** The batch as runs have it: the number of reflectors of a problem is in the place of right-hand sides. */
export declare function qrBatchOf({ m, n, count, sizes }: DeviceQrSizes): Batch;
/** The results: reflectors in place with their tau, or Q and R themselves. */
export interface QrOperands {
    readonly A: BatchMat;
    readonly tau?: BatchVec;
    readonly Q?: BatchMat;
    readonly R?: BatchMat;
}
/** One launch for all problems of a run, none of which has more than SMALL rows or columns. */
export declare function enqueueQrSmall(queue: Queue, run: BatchRun, o: QrOperands, force?: string): void;
