// HEMM of complex doubles on the GPU: as SYMM, with conjugates across the diagonal.
import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HemmArgs } from './routines.gen.ts';
import { mirroredDoubles } from './symmDoubles.gpu.ts';

export const hemmDoubles = (queue: Queue, a: Bound<HemmArgs<'z'>>): void => mirroredDoubles(queue, a, 'hermitian');
