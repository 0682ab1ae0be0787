import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GemmVbatchedArgs } from './routines.gen.ts';
export declare function gemmVbatchedDoubles(queue: Queue, a: Bound<GemmVbatchedArgs<'d' | 'z'>>): void;
