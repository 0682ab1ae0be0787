import { type FieldMat } from '../../core/matrix.ts';
export interface SignReport {
    readonly info: number;
    readonly iter: number;
    /** By how much the last step changed the matrix, relative to it; NaN if there was none. */
    readonly change: number;
}
export interface SignTools {
    /** n x n workspace, as it can be looked at now. */
    readonly X: () => FieldMat;
    readonly Y: () => FieldMat;
    /** Y := Y^-1; whether it is not singular. */
    readonly invert: () => boolean;
}
/** A := sign(A). */
export declare function signmRef(n: number, A: FieldMat): SignReport;
/** What is reported where there is nothing to compute, because A is empty or not finite. */
export declare function answeredSignm(n: number, A: FieldMat): SignReport | undefined;
/** Of A that is finite and not empty. Source: R. Byers (1987); N. J. Higham, Functions of Matrices, algorithm 5.14. */
export declare function signSteps(n: number, A: FieldMat, { X, Y, invert }: SignTools): SignReport;
