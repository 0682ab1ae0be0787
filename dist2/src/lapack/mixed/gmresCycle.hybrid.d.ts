import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Tuning } from '../../runtime/kernel.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Lease } from '../refine/expert.gpu.ts';
import { type DeviceDsResidual } from './doubleSingle.gpu.ts';
export interface KrylovSystem {
    readonly n: number;
    /** Right-hand sides at most. */
    readonly most: number;
    readonly form: Tuning;
    readonly A: Pick<DeviceDsResidual, 'H' | 'L'>;
    /** Singles, n x most. */
    readonly D: DeviceMat;
    /** Enqueues the first columns of D := A^-1 D by inexact factors. */
    solve(columns: number): void;
    readonly lease: Lease;
}
export interface CycleOutcome {
    /** Solutions with the factors. */
    readonly directions: number;
    /** There would have been too many of them. */
    readonly hopeless: boolean;
}
export declare class KrylovCycle {
    /** Pairs, n x most: solutions. */
    readonly X: DeviceMat;
    private readonly queue;
    private readonly system;
    private readonly whole;
    private readonly found;
    private basis;
    /** What a direction of the cycle before has left of a residual, where it left most. */
    private part;
    constructor(queue: Queue, system: KrylovSystem);
    /** X := what has been found so far, for as many right-hand sides. */
    begin(columns: number, X: DeviceMat): void;
    /** X(:, c) := 0 */
    forget(c: number): void;
    /** Enqueues the residuals B - A X, from which the next cycle starts. */
    residual(B: DeviceMat): void;
    /** The largest |r| and |x| of each column, in turn. */
    facts(): Promise<Float32Array>;
    /**
     * X := X + what makes residuals least, in spaces that grow until their 2-norms are at most the goals; an infinite goal is none. `excess`:
     * by how much, about, residuals are too large. Nothing is added to X where the goals look as if they would take more than `patience`
     * directions.
     */
    run(goals: readonly number[], excess: number, patience: number): Promise<CycleOutcome>;
}
/** The largest |r| and |x| of each column, in turn. */
export declare const factsOf: (facts: DeviceBuffer<'i'>) => Promise<Float32Array>;
