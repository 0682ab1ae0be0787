import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { ZcgesvGmresArgs } from './routines.gen.ts';
export declare function zcgesvGmresHybrid(queue: Queue, a: Bound<ZcgesvGmresArgs>): Promise<void>;
