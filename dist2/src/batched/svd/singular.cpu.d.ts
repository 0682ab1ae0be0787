import type { FieldMat, RealArray } from '../../core/matrix.ts';
import { type Engine } from '../../engine/engine.ts';
import { type Elements } from '../../engine/ops.ts';
import type { Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchTask, type HostBatchCall } from '../hostBatch.cpu.ts';
import type { BatchSizes } from '../hostOperands.cpu.ts';
/** One matrix, which is overwritten, and where its results go, all on the host. */
export interface SingularProblem extends BatchSizes {
    readonly A: FieldMat;
    readonly S: RealArray;
    readonly U?: FieldMat | undefined;
    /** V or its adjoint, as the routine has it. */
    readonly V?: FieldMat | undefined;
}
/** The shape of a factor. */
type Shape = (s: BatchSizes) => readonly [rows: number, cols: number];
interface Solver {
    readonly e: Engine;
    readonly r: Elements;
}
export interface SingularRoutine {
    /** How many values there are; default min(m, n). */
    readonly values?: (s: BatchSizes) => number;
    /** Those that are wanted, by the names of their arguments. */
    readonly left?: {
        readonly name: string;
        readonly shape: Shape;
    } | undefined;
    readonly right?: {
        readonly name: string;
        readonly shape: Shape;
    } | undefined;
    /** Computes all matrices of a size at once, if it can. */
    together?(task: BatchTask): boolean;
    /** Returns info; in workspace of the engine if there is one. */
    solve(problem: SingularProblem, on?: Solver & {
        readonly space: Workspace;
    }): number;
}
export declare function runSingular(queue: Queue, a: HostBatchCall, routine: SingularRoutine): Promise<void>;
export {};
