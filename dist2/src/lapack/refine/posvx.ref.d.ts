import type { RealArray, Uplo } from '../../core/matrix.ts';
import { type ExpertKind, type ExpertProblem, type ExpertResult } from './expert.ref.ts';
export interface PosvxProblem extends ExpertProblem {
    readonly uplo: Uplo;
    /** Scale factors: in with fact 'f', out with 'e'. */
    readonly s: RealArray;
}
/** A symmetric or Hermitian matrix, of which one triangle is given. */
export declare const symmetricKind: (p: PosvxProblem) => ExpertKind;
export declare function posvxRef(p: PosvxProblem): ExpertResult;
