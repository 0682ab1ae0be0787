import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PoconArgs } from './routines.gen.ts';
export declare const poconCpu: (queue: Queue, a: Bound<PoconArgs<Prec>>) => Promise<void>;
