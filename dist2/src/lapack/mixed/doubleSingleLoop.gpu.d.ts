import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Tuning } from '../../runtime/kernel.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Lease } from '../refine/expert.gpu.ts';
import { type DeviceDsDecision } from './doubleSingle.gpu.ts';
/**
 * Right-hand sides, n x nrhs, each times a power of two, whose reciprocal is the scale, so that its largest element is near 1; as pairs.
 */
export interface ScaledPairs {
    readonly pairs: Float32Array;
    readonly scales: Float64Array;
}
export interface LoopProblem extends Pick<DeviceDsDecision, 'info' | 'rules'> {
    readonly n: number;
    readonly nrhs: number;
    readonly form: Tuning;
    /** A = H + L. */
    readonly H: DeviceMat;
    readonly L: DeviceMat;
    /** ||A||, once what was enqueued before the first step has run; as `info`. */
    readonly norm: DeviceBuffer<'s'>;
    /** Singles, n x nrhs: what is solved for in place. */
    readonly D: DeviceMat;
    readonly given: ScaledPairs;
    /** What tells systems apart that take different numbers of steps. */
    readonly kind: string;
}
export interface LoopOutcome {
    /** The corrections of each column, if all have converged. */
    readonly iters?: Int32Array;
    /** The greatest |r| / |x| of those that have not. */
    readonly worst: number;
    readonly norm: number;
    readonly info: number;
}
export declare class DoubleSingleLoop {
    private readonly queue;
    private readonly p;
    /** Pairs, n x nrhs. */
    private readonly B;
    private readonly X;
    private readonly R;
    private readonly facts;
    private readonly ends;
    private readonly wanted;
    private readonly outcome;
    private solution;
    /** Enqueues that D is what the first step solves for: the first solution is a correction of zero. */
    constructor(queue: Queue, p: LoopProblem, lease: Lease);
    /** Steps until every column has converged, or they lead no further. `solve` enqueues D := A^-1 D. */
    run(solve: (columns: number) => void): Promise<LoopOutcome>;
    /** D := A^-1 D, X := X + D, R := B - A X, D := R, each in the columns that are wanted, and which of them still are. */
    private step;
    /** What the GPU has decided. */
    private look;
    private pairs;
    /** The solutions in double, columns one behind the other. */
    solutions(): Promise<Float64Array>;
}
