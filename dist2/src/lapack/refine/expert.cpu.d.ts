import type { Prec } from '../../core/field.ts';
import type { FieldMat, Ptr, RealArray, RealMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type ExpertKind, type ExpertProblem, type ExpertResult, type ExpertSolver, type Fact } from './expert.ref.ts';
import type { RefineArgs } from './refine.cpu.ts';
/** The arguments that all of them have. */
interface ExpertCall extends RefineArgs {
    readonly routine: string;
    readonly prec: Prec;
    readonly fact: Fact;
    readonly n: number;
    readonly rcond: Ptr<Prec>;
    readonly equed: Ptr<'i'>;
    readonly info: Ptr<'i'>;
}
/** n elements of a real operand; of workspace if it has been left out. */
export declare const elementsOr: (x: RealMat | undefined, n: number, { data, off, ld }: FieldMat) => RealArray;
/** Where the matrices are in the engine's memory. */
export type ExpertPlaces = Readonly<Record<'A' | 'AF' | 'B' | 'X', Place>>;
/** How a routine's problems are solved: `P` has what all of them have and the routine's own arguments. */
export interface ExpertWay<P extends ExpertProblem> {
    /** From the arguments that are common to all. */
    problem(common: ExpertProblem): P;
    kind(p: P): ExpertKind;
    /** Takes workspace, and says how to solve with it. */
    engine(e: Engine, r: Elements, space: Workspace, at: ExpertPlaces, p: P): ExpertSolver;
    reference(p: P): ExpertResult;
    /** Why the engine must not have the call. */
    readonly refusal?: string | undefined;
}
/** Sets what all of them set, and returns the rest of the result. */
export declare function expertCpu<P extends ExpertProblem>(queue: Queue, a: ExpertCall, way: ExpertWay<P>): Promise<ExpertResult>;
export {};
