import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { AttentionBackwardArgs } from './routines.gen.ts';
export declare function attentionBackwardCpu(queue: Queue, a: Bound<AttentionBackwardArgs<Prec>>): Promise<void>;
