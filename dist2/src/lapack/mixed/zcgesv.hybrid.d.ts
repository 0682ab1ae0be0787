import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import { DeviceSingles } from './mixed.hybrid.ts';
import type { ZcgesvArgs } from './routines.gen.ts';
export declare function zcgesvHybrid(queue: Queue, a: Bound<ZcgesvArgs>): Promise<void>;
/** The factorization in complex single precision on the GPU. */
export declare function singlesOnDevice(queue: Queue, a: Bound<ZcgesvArgs>): DeviceSingles;
