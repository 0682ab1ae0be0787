import type { Bound } from '../core/args.ts';
import type { Queue } from '../runtime/queue.ts';
import type { IaminArgs } from './routines.gen.ts';
export declare function iaminDoubles(queue: Queue, a: Bound<IaminArgs<'d' | 'z'>>): void;
