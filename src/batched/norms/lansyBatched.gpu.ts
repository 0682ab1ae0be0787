// Norms of a batch of symmetric matrices on the GPU, in any of their forms. The work is in langeBatched.gpu.ts.
import type { Norm } from '../../blas3/norms/norm.ts';
import type { Ptr } from '../../core/matrix.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueLangeBatch } from './langeBatched.gpu.ts';

export function lansyBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  // The upper triangle is the lower one of the transpose.
  const A = of.mat('A', a.uplo === 'u');
  const result = deviceMat(a.result as Ptr<'s'>, 1);
  enqueueLangeBatch(queue, { ...of.batch, m: of.n, norm: a.norm as Norm, symmetric: true, A, result });
}
