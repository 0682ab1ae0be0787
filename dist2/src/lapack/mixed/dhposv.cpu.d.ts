import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { DhposvArgs } from './dhposv.spec.ts';
import { type Attempt } from './gmres.cpu.ts';
/** `why`: the reason for the trace, if it is not the backend's. */
export type CholeskyCall = Bound<DhposvArgs> & {
    readonly why?: string;
};
export declare function dhposvCpu(queue: Queue, a: CholeskyCall): Promise<void>;
/** The attempt with a factor in single precision on the CPU. */
export declare const singlesOnHost: (queue: Queue, a: CholeskyCall) => Attempt;
