// HETRF on the GPU: as SYTRF, with conjugates across the diagonal.
import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HetrfArgs } from './routines.gen.ts';
import { bunchKaufmanGpu } from './sytrf.gpu.ts';

export const hetrfGpu = (queue: Queue, a: Bound<HetrfArgs<ComplexPrec>>): void => bunchKaufmanGpu(queue, a, 'c');
