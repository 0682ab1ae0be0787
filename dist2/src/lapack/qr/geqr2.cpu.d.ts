import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Geqr2Args } from './routines.gen.ts';
export declare const geqr2Cpu: (queue: Queue, a: Bound<Geqr2Args<Prec>>) => Promise<void>;
