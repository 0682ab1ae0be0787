import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SytrdArgs } from './routines.gen.ts';
export declare function sytrdHybrid(queue: Queue, a: Bound<SytrdArgs<Prec>>): void | Promise<void>;
