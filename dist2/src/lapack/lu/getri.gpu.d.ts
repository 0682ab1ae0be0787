import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GetriArgs } from './routines.gen.ts';
export declare function getriGpu(queue: Queue, a: Bound<GetriArgs<Prec>>): void;
