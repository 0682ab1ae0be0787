// HESV on the GPU: as SYSV, with conjugates across the diagonal.
import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HesvArgs } from './routines.gen.ts';
import { indefiniteGpu } from './sysv.gpu.ts';

export const hesvGpu = (queue: Queue, a: Bound<HesvArgs<ComplexPrec>>): void => indefiniteGpu(queue, a, 'c');
