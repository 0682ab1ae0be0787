// ZCGESDD on a GPU context: singular vectors in complex single precision by cgesdd there, corrected in complex double there too, or on the
// host. Its course is dsgesdd's.
import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import { svdOnDevice } from './dsgesdd.hybrid.ts';
import type { ZcgesddArgs } from './routines.gen.ts';

export const zcgesddHybrid = (queue: Queue, a: Bound<ZcgesddArgs>): Promise<void> => svdOnDevice(queue, a);
