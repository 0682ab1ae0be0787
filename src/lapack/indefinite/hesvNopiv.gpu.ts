// HESVNOPIV on the GPU: as SYSVNOPIV, with conjugates across the diagonal.
import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HesvNopivArgs } from './routines.gen.ts';
import { nopivGpu } from './sysvNopiv.gpu.ts';

export const hesvNopivGpu = (queue: Queue, a: Bound<HesvNopivArgs<ComplexPrec>>): void => nopivGpu(queue, a, 'c');
