import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { ActivationBackwardArgs } from './routines.gen.ts';
export declare function activationBackwardGpu(queue: Queue, a: Bound<ActivationBackwardArgs<Prec>>): void;
