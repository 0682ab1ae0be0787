import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HemmArgs } from './routines.gen.ts';
export declare const hemmDoubles: (queue: Queue, a: Bound<HemmArgs<'z'>>) => void;
