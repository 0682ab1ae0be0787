// HETRFNOPIV on the GPU: as SYTRFNOPIV, with conjugates across the diagonal.
import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HetrfNopivArgs } from './routines.gen.ts';
import { factorNopivGpu } from './sytrfNopiv.gpu.ts';

export const hetrfNopivGpu = (queue: Queue, a: Bound<HetrfNopivArgs<ComplexPrec>>): void =>
  factorNopivGpu(queue, a, 'c');
