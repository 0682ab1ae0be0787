import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { OrgbrArgs } from './routines.gen.ts';
export declare function orgbrCpu(queue: Queue, a: Bound<OrgbrArgs<Prec>>): Promise<void>;
