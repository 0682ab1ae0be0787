import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { DgmmArgs } from './routines.gen.ts';
export declare function dgmmCpu(queue: Queue, a: Bound<DgmmArgs<Prec>>): Promise<void>;
