// ZCGESDD on the CPU: singular vectors in complex single precision, corrected in complex double, both on the engine. Its course is
// dsgesdd's.
import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import { svdOnHost } from './dsgesdd.cpu.ts';
import type { ZcgesddArgs } from './routines.gen.ts';

export const zcgesddCpu = (queue: Queue, a: Bound<ZcgesddArgs>): Promise<void> => svdOnHost(queue, a);
