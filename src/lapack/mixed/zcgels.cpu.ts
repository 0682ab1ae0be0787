// ZCGELS on the CPU: factored in complex single precision, with residuals in complex double, both on the engine. Its course is dsgels's.
import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import { tallOnHost, type Why } from './dsgels.cpu.ts';
import type { ZcgelsArgs } from './routines.gen.ts';

export const zcgelsCpu = (queue: Queue, a: Bound<ZcgelsArgs> & Why): Promise<void> => tallOnHost(queue, a);
