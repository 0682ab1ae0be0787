// ZCHEEVD on the CPU: eigenvectors in complex single precision, corrected in complex double, both on the engine. Its course is dssyevd's.
import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import { eigenOnHost } from './dssyevd.cpu.ts';
import type { ZcheevdArgs } from './routines.gen.ts';

export const zcheevdCpu = (queue: Queue, a: Bound<ZcheevdArgs>): Promise<void> => eigenOnHost(queue, a);
