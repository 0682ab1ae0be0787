import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PotriArgs } from './routines.gen.ts';
export declare function potriCpu(queue: Queue, a: Bound<PotriArgs<Prec>>): Promise<void>;
