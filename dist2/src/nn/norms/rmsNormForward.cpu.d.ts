import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { RmsNormForwardArgs } from './routines.gen.ts';
export declare const rmsNormForwardCpu: (queue: Queue, a: Bound<RmsNormForwardArgs<Prec>>) => Promise<void>;
