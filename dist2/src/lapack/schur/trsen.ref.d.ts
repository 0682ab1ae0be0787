import type { FieldMat, RealArray } from '../../core/matrix.ts';
import { type ValueArrays } from './schurSteps.ref.ts';
/** Of n eigenvalues. */
export interface TrsenProblem extends ValueArrays {
    /** n marks, not 0 of what is chosen. */
    readonly select: ArrayLike<number>;
    readonly n: number;
    readonly T: FieldMat;
    readonly Q?: FieldMat | undefined;
    /** One element each, if they are asked for. */
    readonly s?: RealArray | undefined;
    readonly sep?: RealArray | undefined;
}
/** info, and how many eigenvalues are chosen. Source: LAPACK xTRSEN. */
export declare function trsenRef(problem: TrsenProblem): {
    readonly info: number;
    readonly m: number;
};
