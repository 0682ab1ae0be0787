import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type MixedKind } from './mixed.cpu.ts';
import type { ZcgesvArgs } from './routines.gen.ts';
/** Residuals on the CPU, and the solution in double. */
export declare function zcgesvKind(queue: Queue, a: Bound<ZcgesvArgs>): MixedKind;
/** `why`: the reason for the trace, if it is not the backend's. */
export declare const zcgesvCpu: (queue: Queue, a: Bound<ZcgesvArgs> & {
    readonly why?: string;
}) => Promise<void>;
