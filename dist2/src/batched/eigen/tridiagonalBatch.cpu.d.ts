import type { RealMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type HostBatchCall } from '../hostOperands.cpu.ts';
/** How a problem is solved; the result is its info, n where it is not finite. */
export interface TridiagonalSolver {
    /** Up to this order the reference is as fast as the engine. */
    readonly low: number;
    readonly values: (n: number, d: Float64Array, e: Float64Array) => number;
    readonly engine: (e: Engine, r: Real, space: Workspace, n: number, d: Float64Array, off: Float64Array, Z: Place) => number;
    readonly reference: (n: number, d: Float64Array, e: Float64Array, Z: RealMat) => number;
}
export declare function runTridiagonals(queue: Queue, call: HostBatchCall, solver: TridiagonalSolver): Promise<void>;
