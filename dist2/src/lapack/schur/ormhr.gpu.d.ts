import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { OrmhrArgs } from './routines.gen.ts';
export declare function ormhrGpu(queue: Queue, a: Bound<OrmhrArgs<Prec>>): void;
