// POSV of a batch of doubles on the GPU: factors, then solutions where there are such, in soft arithmetic.
import type { Uplo } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachDense } from '../deviceBatch.gpu.ts';
import { triangleOf } from '../factorTriangles.ts';
import { enqueueSoftCholesky, enqueueSoftSolution } from '../soft.gpu.ts';

export function posvBatchedDoubles(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  const f = { ...of.batch, ...of.reports, A: of.mat('A'), B: of.mat('B'), upper: a.uplo === 'u' };
  const factors = triangleOf(a.uplo as Uplo);
  eachDense(queue, f, { operands: { A: f.A, B: f.B } }, (run, own) => {
    enqueueSoftCholesky(queue, run, own);
    enqueueSoftSolution(queue, run, { ...own, factors });
  });
}
