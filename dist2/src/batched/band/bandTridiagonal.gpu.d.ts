import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { BandOnDevice, BandReports } from './bandDevice.gpu.ts';
export interface TridiagonalLaunch {
    readonly kernel: Kernel;
    readonly flags: Tuning;
    /** Tiles besides those of right-hand sides. */
    readonly tiles: number;
    readonly solves: boolean;
    readonly pivots?: boolean;
    /** Of complex matrices operand 0 is real. */
    readonly realFirst?: boolean;
    /** Workgroups share out the right-hand sides. */
    readonly shares?: boolean;
    /** Name of a shape, for tuning. */
    readonly force?: string | undefined;
}
/** One launch for the problems of a run, or several of which each has as many as the workspace can take. */
export declare function enqueueTridiagonal(queue: Queue, of: BandOnDevice, reports: BandReports, l: TridiagonalLaunch): void;
