// ZCHEEVD on a GPU context: eigenvectors in complex single precision by cheevd there, corrected in complex double there too, or on the
// host. Its course is dssyevd's.
import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import { eigenOnDevice } from './dssyevd.hybrid.ts';
import type { ZcheevdArgs } from './routines.gen.ts';

export const zcheevdHybrid = (queue: Queue, a: Bound<ZcheevdArgs>): Promise<void> => eigenOnDevice(queue, a);
