// Checked calls of gesvRefined and posvRefined of a batch, as enqueueRefineBatch takes them.
import type { Ptr } from '../../core/matrix.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { enqueueRefineBatch } from './refineBatch.gpu.ts';

export function refinedBatchedGpu(queue: Queue, a: DeviceBatchCall, cholesky: boolean): void {
  const of = new BatchOnDevice(queue, a);
  const { info, nonfinite, onFailure } = of.reports;
  const list = (name: string) => (a[name] === undefined ? undefined : deviceMat(a[name] as Ptr<'s'>, 1));
  enqueueRefineBatch(queue, {
    ...of.batch,
    cholesky,
    // The upper triangle is the lower one of the transpose.
    A: of.mat('A', cholesky && a.uplo === 'u'),
    B: of.mat('B'),
    X: of.mat('X'),
    lists: { info, nonfinite, iter: list('iter'), berr: list('berr'), ferr: list('ferr') },
    onFailure,
  });
}
