import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Mirror } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SysvNopivArgs } from './routines.gen.ts';
export declare const sysvNopivGpu: (queue: Queue, a: Bound<SysvNopivArgs<Prec>>) => void;
/** SYSVNOPIV or HESVNOPIV. */
export declare function nopivGpu(queue: Queue, a: Bound<SysvNopivArgs<Prec>>, mirror: Mirror): void;
