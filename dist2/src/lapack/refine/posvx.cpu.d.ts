import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PosvxArgs } from './routines.gen.ts';
export declare function posvxCpu(queue: Queue, a: Bound<PosvxArgs<Prec>>): Promise<void>;
