import type { Doubles } from './doubles.ref.ts';
import { type Turns } from './turns.ref.ts';
/** What iteration on a Hessenberg matrix is asked for, and where. */
export interface Iteration {
    /** Whether the Schur form is wanted; else eigenvalues alone. */
    readonly schur: boolean;
    readonly n: number;
    /** Rows and columns lo .. hi-1, counted from 0, are reduced; the rest is triangular already. */
    readonly lo: number;
    readonly hi: number;
    /** In: upper Hessenberg, real or complex, as Z is. Out: the Schur form, if it is wanted. */
    readonly H: Doubles;
    /** Elements lo .. hi-1 are set. */
    readonly re: Float64Array;
    readonly im: Float64Array;
    /** Z := Z Q, of the rows zlo .. zhi-1, if it is given. */
    readonly Z?: Doubles | undefined;
    readonly zlo: number;
    readonly zhi: number;
    /** The relative machine precision that is aimed at. */
    readonly eps: number;
}
/** Steps for each eigenvalue. */
export declare const STEPS = 30;
/** After so many steps without an eigenvalue a shift is made up. */
export declare const EXCEPTIONAL = 10;
export declare const SAFE_MIN: number;
/**
 * Whether the subdiagonal element in row k of an active block lo .. hi-1 is negligible.
 * Source: M. Ahues, F. Tisseur, A new deflation criterion for the QR algorithm, LAPACK Working Note 122 (1997).
 */
export declare function isNegligible(h: Float64Array, off: number, ld: number, lo: number, hi: number, k: number, eps: number): boolean;
/**
 * H := Q^T H Q, quasi-triangular with blocks as lanv2Ref leaves them, and their eigenvalues. Returns 0, or i where eigenvalues i .. hi-1
 * are found and those of the rows in front of i, counted from 0, are not.
 * Source: LAPACK xLAHQR; J. Francis, The QR transformation, Comput. J. 4 (1961).
 */
export declare function lahqrRef(iteration: Iteration, turns?: Turns): number;
