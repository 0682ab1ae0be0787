import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { RmsNormBackwardArgs } from './routines.gen.ts';
export declare const rmsNormBackwardCpu: (queue: Queue, a: Bound<RmsNormBackwardArgs<Prec>>) => Promise<void>;
