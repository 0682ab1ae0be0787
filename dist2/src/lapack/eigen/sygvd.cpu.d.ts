import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SygvdArgs } from './routines.gen.ts';
export declare const sygvdCpu: (queue: Queue, a: Bound<SygvdArgs<Prec>>) => Promise<void>;
