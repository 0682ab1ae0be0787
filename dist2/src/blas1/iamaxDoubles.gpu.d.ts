import type { Bound } from '../core/args.ts';
import type { Queue } from '../runtime/queue.ts';
import type { IamaxArgs } from './routines.gen.ts';
export declare function iamaxDoubles(queue: Queue, a: Bound<IamaxArgs<'d' | 'z'>>): void;
