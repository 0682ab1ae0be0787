// INVROOT of one matrix on the GPU: a batch of one, in place.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { aloneInBatch } from './functionBatch.ts';
import { enqueueInvrootBatch } from './invrootBatched.gpu.ts';
import type { InvrootArgs } from './routines.gen.ts';

export function invrootGpu(queue: Queue, a: Bound<InvrootArgs<Prec>>): void {
  queue.note({ routine: a.routine, backend: 'gpu', why: 'a batch of one' });
  const { n, p, epsilon, A, info, iter, error } = onDevice(a);
  enqueueInvrootBatch(queue, { ...aloneInBatch(n, A, info), p, epsilon, iter, error });
}
