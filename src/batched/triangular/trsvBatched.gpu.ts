// TRSV of a batch of any form on the GPU: the batched TRSM with one column.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchView } from '../batchCall.gpu.ts';
import type { Conjugated } from '../products/gemvConjugated.ts';
import type { TrsvBatchedArgs, TrsvStridedBatchedArgs, TrsvVbatchedArgs } from './routines.gen.ts';
import { enqueueTrsmBatch } from './trsmBatched.gpu.ts';

type Call = Conjugated &
  (Bound<TrsvStridedBatchedArgs<Prec>> | Bound<TrsvBatchedArgs<Prec>> | Bound<TrsvVbatchedArgs<Prec>>);

export function trsvBatchedGpu(queue: Queue, a: Call): void {
  const flip = a.trans !== 'n';
  const of = new BatchView({ ...a, nrhs: typeof a.n === 'number' ? 1 : new Int32Array(a.n.length).fill(1) });
  const [A, B] = [of.mat('A', flip), of.mat('x', true)];
  const flags = { upper: (a.uplo === 'u') !== flip, unit: a.diag === 'u', conj: a.conj ?? false, alpha: 1 };
  enqueueTrsmBatch(queue, { ...of.batch, nrhs: 1, ...flags, A, B }, a.routine);
}
