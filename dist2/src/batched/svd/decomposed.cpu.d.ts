import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { type GesddProblem } from '../../lapack/svd/gesdd.ref.ts';
/** An engine, its workspace, and where it has A. */
interface OnEngine {
    readonly e: Engine;
    readonly r: Elements;
    readonly space: Workspace;
    /** Asked for where it is needed: it may take memory. */
    readonly inA: () => Place;
}
/** As decomposedRef. */
export declare function decomposed(problem: GesddProblem, on: OnEngine | undefined): number | undefined;
export {};
