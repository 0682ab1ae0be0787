import type { RealArray } from '../../core/matrix.ts';
import type { BalanceJob, Range } from './gebal.ref.ts';
import { type BackVectors, type GeevProblem } from './geev.ref.ts';
import { type SchurTools } from './schurSteps.ref.ts';
export interface GeevxProblem extends GeevProblem {
    readonly balanc: BalanceJob;
    /** n elements. */
    readonly scale: RealArray;
    /** n elements each, if they are asked for. */
    readonly rconde?: RealArray | undefined;
    readonly rcondv?: RealArray | undefined;
}
export interface GeevxResult {
    readonly info: number;
    readonly range: Range;
    readonly abnrm: number;
}
/** Whether there is nothing to compute; the results then are there. */
export declare function answeredGeevxRef(problem: GeevxProblem): GeevxResult | undefined;
/** As geevSteps. Source: LAPACK xGEEVX. */
export declare function geevxSteps(problem: GeevxProblem, tools: SchurTools, vectors: BackVectors): GeevxResult;
/** The same by the references. */
export declare function geevxRef(problem: GeevxProblem): GeevxResult;
