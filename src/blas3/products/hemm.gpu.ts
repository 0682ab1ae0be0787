// HEMM on the GPU: as SYMM, with conjugates across the diagonal.
import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HemmArgs } from './routines.gen.ts';
import { mirroredGpu } from './symm.gpu.ts';

export const hemmGpu = (queue: Queue, a: Bound<HemmArgs<ComplexPrec>>): void => mirroredGpu(queue, a, true);
