import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Why } from './dsgels.cpu.ts';
import type { ZcgelsArgs } from './routines.gen.ts';
export declare const zcgelsCpu: (queue: Queue, a: Bound<ZcgelsArgs> & Why) => Promise<void>;
