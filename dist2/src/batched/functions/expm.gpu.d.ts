import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { ExpmArgs } from './routines.gen.ts';
export declare function expmGpu(queue: Queue, a: Bound<ExpmArgs<Prec>>): void;
