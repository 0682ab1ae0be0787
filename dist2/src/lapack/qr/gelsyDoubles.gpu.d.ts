import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GelsyArgs } from './routines.gen.ts';
type Call = Bound<GelsyArgs<'d' | 'z'>>;
export declare function gelsyDoubles(queue: Queue, a: Call): Promise<void>;
export {};
