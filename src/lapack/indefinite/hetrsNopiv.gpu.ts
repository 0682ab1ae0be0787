// HETRSNOPIV on the GPU: as SYTRSNOPIV, with conjugates across the diagonal.
import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HetrsNopivArgs } from './routines.gen.ts';
import { solveNopivGpu } from './sytrsNopiv.gpu.ts';

export const hetrsNopivGpu = (queue: Queue, a: Bound<HetrsNopivArgs<ComplexPrec>>): void =>
  solveNopivGpu(queue, a, 'c');
