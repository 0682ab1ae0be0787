import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SytrdSb2stArgs } from './routines.gen.ts';
export declare function sytrdSb2stHybrid(queue: Queue, a: Bound<SytrdSb2stArgs<Prec>>): void | Promise<void>;
