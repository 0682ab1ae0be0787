import type { RealMat, Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { type RefineSystem } from '../../lapack/refine/refine.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Problem } from '../eachProblem.cpu.ts';
import type { HostBatchCall } from '../hostOperands.cpu.ts';
/** A factored system: X holds B where info is 0 and is then solved for, and the system is what improves it. */
export interface Refinable {
    readonly info: number;
    readonly system: RefineSystem;
    /** X := A^-1 X */
    solve(): void;
}
export interface RefinedRoutine {
    readonly uplo?: Uplo;
    /** Factors a copy of A in the engine's memory; takes all workspace before it does. */
    engine(e: Engine, r: Real, space: Workspace, one: Problem, A: Place, B: Place, X: Place): () => Refinable;
    reference(one: Problem, A: RealMat, B: RealMat, X: RealMat): Refinable;
}
export declare function refinedBatchedCpu(queue: Queue, a: HostBatchCall, routine: RefinedRoutine): Promise<void>;
