import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SoftmaxBackwardArgs } from './routines.gen.ts';
export declare function softmaxBackwardGpu(queue: Queue, a: Bound<SoftmaxBackwardArgs<Prec>>): void;
