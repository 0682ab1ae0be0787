import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Syr2kArgs } from './routines.gen.ts';
export declare function syr2kDoubles(queue: Queue, a: Bound<Syr2kArgs<'d' | 'z'>>): void;
