import { type ElementType } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchMat, type BatchRun, type Sizes } from '../deviceBatch.ts';
import type { GelsRun } from './gelsBatched.gpu.ts';
import { type DeviceGeqrfBatch } from './geqrfBatched.gpu.ts';
import { type DeviceReflectBatch } from './reflectBatch.gpu.ts';
/** Triangles R of the workspace, and what is solved with each. */
export interface GelsTriangles {
    readonly n: number;
    readonly nrhs: number;
    readonly count: number;
    readonly sizes?: Sizes | undefined;
    /** R^H */
    readonly adjoint: boolean;
    readonly A: BatchMat;
    readonly B: BatchMat;
}
type Launch = Parameters<Queue['launch']>;
/** What is done in single precision and in doubles by kernels of their own. */
export interface GelsMeans {
    factor(queue: Queue, f: DeviceGeqrfBatch): void;
    reflect(queue: Queue, f: DeviceReflectBatch): void;
    solve(queue: Queue, t: GelsTriangles): void;
    /** The kernel that brings solutions home, in a variant. */
    home(type: ElementType, flags: Readonly<Record<'LISTED' | 'RANK' | 'RSS', boolean>>): [Launch[0], Launch[1]];
}
/** Enqueues the solutions of a run whose matrices are all tall or all wide. */
export declare function enqueueLargeGels(queue: Queue, run: BatchRun, f: GelsRun, means?: GelsMeans): void;
export {};
