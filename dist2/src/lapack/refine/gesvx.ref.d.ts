import type { RealArray, Trans } from '../../core/matrix.ts';
import { type ExpertKind, type ExpertProblem, type ExpertResult } from './expert.ref.ts';
export interface GesvxProblem extends ExpertProblem {
    readonly trans: Trans;
    /** Scale factors: in with fact 'f', out with 'e'. */
    readonly r: RealArray;
    readonly c: RealArray;
}
/** The infinity norm is the 1-norm of the transpose. */
export declare const conditionNorm: (trans: Trans) => '1' | 'i';
/** A general matrix. */
export declare function generalKind(p: GesvxProblem): ExpertKind;
export declare function gesvxRef(p: GesvxProblem, ipiv: Int32Array, ipivOff: number): ExpertResult;
