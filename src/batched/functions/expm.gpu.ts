// EXPM of one matrix on the GPU: a batch of one, in place.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueExpmBatch } from './expmBatched.gpu.ts';
import { aloneInBatch } from './functionBatch.ts';
import type { ExpmArgs } from './routines.gen.ts';

export function expmGpu(queue: Queue, a: Bound<ExpmArgs<Prec>>): void {
  queue.note({ routine: a.routine, backend: 'gpu', why: 'a batch of one' });
  const { n, A, info } = onDevice(a);
  enqueueExpmBatch(queue, aloneInBatch(n, A, info));
}
