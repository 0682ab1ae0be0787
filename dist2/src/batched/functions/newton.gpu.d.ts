import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRun } from '../deviceBatch.ts';
import type { ReportedIteration } from './functionBatch.ts';
/** D := alpha A B + beta E + gamma I. */
interface NewtonProduct {
    readonly A: DeviceBuffer;
    readonly B: DeviceBuffer;
    readonly D: DeviceBuffer;
    readonly alpha?: number;
    readonly E?: DeviceBuffer;
    readonly beta?: number;
    readonly gamma?: number;
    /** Of those problems whose state is larger. */
    readonly step?: number;
    /** Leaves sums of squares of D - I. */
    readonly norms?: boolean;
}
export declare class NewtonWorkspace {
    readonly run: BatchRun;
    readonly own: ReportedIteration;
    readonly ld: number;
    readonly matrices: readonly DeviceBuffer[];
    readonly state: DeviceBuffer;
    readonly norms: DeviceBuffer;
    readonly slots: number;
    private readonly queue;
    private readonly tilesDown;
    private readonly tile;
    constructor(queue: Queue, run: BatchRun, own: ReportedIteration, ld: number, matrices: number);
    /** The problems' A to the first matrix; of a complex one the real matrix of twice the order that stands for it. */
    gather(): void;
    private movePairs;
    multiply({ A, B, D, alpha, E, beta, gamma, step, norms }: NewtonProduct): void;
    /** The results to C, but of problems that failed, from the matrix that has them. */
    scatter(from: DeviceBuffer): void;
    /** Fields of the kernels that know the problems, and where the launch's first one has its reports. */
    get params(): Record<string, number>;
    dispose(): void;
}
/** Calls `work` with a workspace of so many matrices for each problem, for one slice of the run after the other. */
export declare function eachWorkspace(queue: Queue, run: BatchRun, f: ReportedIteration, matrices: number, work: (w: NewtonWorkspace) => void): void;
export {};
