import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PosvArgs } from './routines.gen.ts';
export declare function posvHybrid(queue: Queue, a: Bound<PosvArgs<Prec>>): void | Promise<void>;
