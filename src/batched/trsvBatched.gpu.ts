// TRSV of a batch of any form on the GPU: the batched TRSM with one column.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import type { Queue } from '../runtime/queue.ts';
import { batchMat, batchSizes } from './blasForms.gpu.ts';
import { enqueueTrsmBatch } from './trsmBatched.gpu.ts';
import type { TrsvBatchedArgs, TrsvStridedBatchedArgs, TrsvVbatchedArgs } from './trsvBatched.ts';

type Call = Bound<TrsvStridedBatchedArgs<Prec>> | Bound<TrsvBatchedArgs<Prec>> | Bound<TrsvVbatchedArgs<Prec>>;

export function trsvBatchedGpu(queue: Queue, a: Call): void {
  const flip = a.trans !== 'n';
  const batch = batchSizes(a, { n: 'n' });
  const columns = batch.sizes && { ...batch.sizes, nrhs: new Int32Array(batch.count).fill(1) };
  const [A, B] = [batchMat(a, 'A', 'lda', flip), batchMat(a, 'x', 'incx', true)];
  const flags = { upper: (a.uplo === 'u') !== flip, unit: a.diag === 'u', alpha: 1 };
  enqueueTrsmBatch(queue, { ...batch, nrhs: 1, sizes: columns, ...flags, A, B }, a.routine);
}
