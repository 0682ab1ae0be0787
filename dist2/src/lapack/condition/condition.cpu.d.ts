import type { TriangleSolve, Triangles } from '../../core/expert.ts';
import type { Prec } from '../../core/field.ts';
import type { FieldMat, Ptr } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type ConditionNorm } from './condition.ref.ts';
/** One solve of x := op(T)^-1 x with a triangle of A; `x` is the address of n elements. */
export declare const solveEngine: (e: Engine, r: Elements, n: number, A: Place, x: number) => ({ uplo, trans, diag }: TriangleSolve) => void;
/**
 * As conditionRef; `x` is the address of n elements of workspace, which the estimator sees as an array: no memory may be taken any more.
 */
export declare const conditionEngine: (e: Engine, r: Elements, triangles: Triangles, norm: ConditionNorm, n: number, A: Place, anorm: number, x: number) => number;
interface ConditionCall {
    readonly routine: string;
    readonly prec: Prec;
    readonly n: number;
    readonly A: Ptr<Prec>;
    readonly rcond: Ptr<Prec>;
}
export declare function conditionCpu(queue: Queue, a: ConditionCall, triangles: Triangles, norm: ConditionNorm, anorm: (A: FieldMat) => number): Promise<void>;
export {};
