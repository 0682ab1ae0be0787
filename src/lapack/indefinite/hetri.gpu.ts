// HETRI on the GPU: as SYTRI, with conjugates across the diagonal.
import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HetriArgs } from './routines.gen.ts';
import { bunchKaufmanInverseGpu } from './sytri.gpu.ts';

export const hetriGpu = (queue: Queue, a: Bound<HetriArgs<ComplexPrec>>): void => bunchKaufmanInverseGpu(queue, a, 'c');
