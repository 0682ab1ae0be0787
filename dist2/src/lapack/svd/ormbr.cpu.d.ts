import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { OrmbrArgs } from './routines.gen.ts';
export declare function ormbrCpu(queue: Queue, a: Bound<OrmbrArgs<Prec>>): Promise<void>;
