import type { Prec } from '../../core/field.ts';
import type { Ptr, RealArray, RealMat, Trans } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { type RefineSystem } from './refine.ref.ts';
/** As systemRef, with A, B and X in the engine's memory. The last of the call's memory must be taken here. */
export declare function systemEngine(e: Engine, r: Elements, space: Workspace, trans: Trans, n: number, nrhs: number, A: Place, B: Place, X: Place, solve: (columns: number, op: Trans, R: Place) => void): RefineSystem;
/** The operands of a refinement, as its routines name them. */
export interface RefineArgs {
    readonly nrhs: number;
    readonly A: Ptr<Prec>;
    readonly AF: Ptr<Prec>;
    readonly B: Ptr<Prec>;
    readonly X: Ptr<Prec>;
    readonly ferr: Ptr<Prec>;
    readonly berr: Ptr<Prec>;
}
/** Their host copies. */
export declare function refineOperands(a: RefineArgs): Promise<{
    ferr: RealArray;
    berr: RealArray;
    A: RealMat;
    AF: RealMat;
    B: RealMat;
    X: RealMat;
}>;
