// HECON on the GPU: as SYCON, with conjugates across the diagonal.
import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HeconArgs } from './routines.gen.ts';
import { bunchKaufmanConditionGpu } from './sycon.gpu.ts';

export const heconGpu = (queue: Queue, a: Bound<HeconArgs<ComplexPrec>>): void =>
  bunchKaufmanConditionGpu(queue, a, 'c');
