import type { FieldMat } from '../../core/matrix.ts';
import { type Squares } from './squares.ref.ts';
/** What an iteration reports: 0 or the step in which it was given up, the steps done, and the distance from the unit matrix at the end. */
export interface RootReport {
    readonly info: number;
    readonly iter: number;
    readonly error: number;
}
export interface InverseRoot {
    readonly p: number;
    /** Times the largest eigenvalue, added to the diagonal. */
    readonly epsilon: number;
}
export declare const EPS: {
    readonly s: number;
    readonly d: number;
};
/** The report where nothing is to be iterated: on nothing, on a zero matrix, and on what is not finite. */
export declare function trivialReport(n: number, magnitude: number): RootReport | undefined;
/**
 * C := A^(-1/p). M := z A and X := z^(1/p) I, then X := X T and M := T^p M with T = ((p + 1) I - M) / p, which takes M to I: M = X^p A
 * throughout. z = (p + 1) / (2 ||A||) puts the eigenvalues of M into (0, (p + 1) / 2], from where all of them converge. If info is not 0, C
 * is left as it was. A may be C.
 */
export declare function invrootRef(n: number, { p, epsilon }: InverseRoot, A: FieldMat, C: FieldMat, s?: Squares): RootReport;
