import type { RealArray } from '../../core/matrix.ts';
import { type GeesProblem, type GeesResult } from './gees.ref.ts';
import { type SchurTools } from './schurSteps.ref.ts';
export interface GeesxProblem extends GeesProblem {
    /** One element each, if they are asked for. */
    readonly rconde?: RealArray | undefined;
    readonly rcondv?: RealArray | undefined;
}
/** Condition numbers, which are NaN where there is no order, and what gees has found. Source: LAPACK xGEESX. */
export declare function geesxSteps(problem: GeesxProblem, tools: SchurTools): GeesResult;
/** As answeredGeesRef. Of an empty matrix the numbers are 1 and 0. */
export declare function answeredGeesxRef(problem: GeesxProblem): GeesResult | undefined;
/** The same by the references. */
export declare function geesxRef(problem: GeesxProblem): GeesResult;
