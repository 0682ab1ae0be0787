// gesvRefined of a batch on the GPU, in any of its forms. The work is in refinedBatched.gpu.ts.
import type { Queue } from '../../runtime/queue.ts';
import type { DeviceBatchCall } from '../batchCall.gpu.ts';
import { refinedBatchedGpu } from './refinedBatched.gpu.ts';

export const gesvRefinedBatchedGpu = (queue: Queue, a: DeviceBatchCall): void => refinedBatchedGpu(queue, a, false);
