// HERK of a batch of any form on the GPU. The work is in syrkBatched.gpu.ts.
import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchView } from '../batchCall.gpu.ts';
import type { HerkBatchedArgs, HerkStridedBatchedArgs, HerkVbatchedArgs } from './routines.gen.ts';
import { enqueueSyrkBatch } from './syrkBatched.gpu.ts';

type Call =
  | Bound<HerkStridedBatchedArgs<ComplexPrec>>
  | Bound<HerkBatchedArgs<ComplexPrec>>
  | Bound<HerkVbatchedArgs<ComplexPrec>>;

export function herkBatchedGpu(queue: Queue, a: Call): void {
  const of = new BatchView({ ...a, nrhs: a.k });
  const [A, C] = [of.mat('A', a.trans !== 'n'), of.mat('C', a.uplo === 'u')];
  // A^H A has the conjugate on the left, and the transpose of either, which an upper triangle is taken for, on the other side.
  const conjugated = (a.trans === 'n') === (a.uplo === 'l') ? 'right' : 'left';
  enqueueSyrkBatch(queue, { ...of.batch, alpha: a.alpha, A, beta: a.beta, C, conjugated }, a.routine);
}
