import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Tuning } from '../../runtime/kernel.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Lease } from '../refine/expert.gpu.ts';
import type { ScaledPairs } from './doubleSingleLoop.gpu.ts';
/**
 * Solutions for a right-hand side that are worth while where other factors come behind: by so many more GMRES takes as long as an LU
 * factorization in single with pivots from a window (H200, n = 8192: 21 ms, a solution with its product 1.3 ms; n = 16384: 76 and 3).
 */
export declare const PATIENCE = 20;
/** A X = B. */
export interface PairedSystem {
    readonly n: number;
    readonly nrhs: number;
    readonly form: Tuning;
    /** A = H + L, matrices of singles. */
    readonly A: Readonly<Record<'H' | 'L', DeviceMat>>;
    readonly given: ScaledPairs;
    /** What an element of X must be below. */
    readonly huge: number;
    /** Singles, n x nrhs, columns one behind the other. */
    readonly D: DeviceMat;
    /** Enqueues the first columns of D := A^-1 D by inexact factors. */
    solve(columns: number): void;
    /** GMRES gives up where a right-hand side looks as if it would take more solutions than this. */
    readonly patience: number;
    readonly lease: Lease;
}
export interface PairedOutcome {
    readonly solved: boolean;
    readonly iters: Int32Array;
    /** Solutions with the factors. */
    readonly inner: Int32Array;
    /** The worst |r| / |x| that is left where not all are solved. */
    readonly worst: number;
}
export declare class PairedRefinement {
    private readonly queue;
    private readonly system;
    private columns;
    /** Pairs, n x nrhs. */
    private readonly B;
    private readonly X;
    private readonly R;
    private readonly wanted;
    private readonly facts;
    constructor(queue: Queue, system: PairedSystem);
    /**
     * Refines from X = 0 on until |r| <= limit |x| for every right-hand side, if that is to be. Nothing of it counts without a limit, which
     * is asked for when something has been enqueued.
     */
    run(known: () => Promise<number | undefined>): Promise<PairedOutcome>;
    /** Enqueues X := 0, D := B. */
    private begin;
    /** The solutions, columns one behind the other. */
    solutions(): Promise<Float64Array>;
    /** Enqueues so many times X := X + D, R := B - A X, D := R, D being solved for first. */
    private plain;
    /**
     * Takes note of what so many solutions have led to; returns the plain corrections that are still needed, infinity where they are not the
     * way.
     */
    private take;
    private good;
    private outcome;
    /** GMRES for what is not solved, until one right-hand side turns out to be beyond it. */
    private byGmres;
    /** Whether all of the group, columns from `first` on, are solved. */
    private ofGroup;
}
