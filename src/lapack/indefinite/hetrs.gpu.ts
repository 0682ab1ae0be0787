// HETRS on the GPU: as SYTRS, with conjugates across the diagonal.
import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HetrsArgs } from './routines.gen.ts';
import { bunchKaufmanSolveGpu } from './sytrs.gpu.ts';

export const hetrsGpu = (queue: Queue, a: Bound<HetrsArgs<ComplexPrec>>): void => bunchKaufmanSolveGpu(queue, a, 'c');
