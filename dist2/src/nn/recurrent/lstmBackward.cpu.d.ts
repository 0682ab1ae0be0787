import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LstmBackwardArgs } from './routines.gen.ts';
export declare function lstmBackwardCpu(queue: Queue, a: Bound<LstmBackwardArgs<Prec>>): Promise<void>;
