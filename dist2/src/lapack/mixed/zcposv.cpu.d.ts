import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type MixedKind } from './mixed.cpu.ts';
import type { ZcposvArgs } from './routines.gen.ts';
/** Residuals on the CPU, and the solution in double. */
export declare function zcposvKind(queue: Queue, a: Bound<ZcposvArgs>): MixedKind;
/** `why`: the reason for the trace, if it is not the backend's. */
export declare const zcposvCpu: (queue: Queue, a: Bound<ZcposvArgs> & {
    readonly why?: string;
}) => Promise<void>;
