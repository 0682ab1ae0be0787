import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LantrArgs } from './routines.gen.ts';
export declare const lantrCpu: (queue: Queue, a: Bound<LantrArgs<Prec>>) => Promise<void>;
