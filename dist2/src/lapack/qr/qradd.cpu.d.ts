import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { QraddArgs } from './routines.gen.ts';
export declare function qraddCpu(queue: Queue, a: Bound<QraddArgs<Prec>>): Promise<void>;
