import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type SvdCall } from './dsgesdd.cpu.ts';
import type { DsgesddArgs } from './routines.gen.ts';
export declare const dsgesddHybrid: (queue: Queue, a: Bound<DsgesddArgs>) => Promise<void>;
export declare function svdOnDevice(queue: Queue, a: SvdCall): Promise<void>;
