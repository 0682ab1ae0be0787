import { type Plane } from '../svd/plane.ref.ts';
import type { Doubles } from './doubles.ref.ts';
/** What is iterated on: H upper Hessenberg, T upper triangular, in rows and columns lo .. hi-1. */
export interface Pencil {
    readonly n: number;
    readonly lo: number;
    readonly hi: number;
    readonly H: Doubles;
    readonly T: Doubles;
    /** n x n; multiplied from the right by what H and T are from the left and from the right. */
    readonly Q?: Doubles | undefined;
    readonly Z?: Doubles | undefined;
    /** Whether H and T are to become a Schur form; else their eigenvalues are all that counts. */
    readonly schur: boolean;
    readonly ulp: number;
}
/** The active block, rows and columns first .. last, and the rows and columns that a transformation of it reaches. */
export interface Active {
    readonly first: number;
    readonly last: number;
    readonly top: number;
    readonly right: number;
}
/** Rows i and i + 1, in the columns from `from` on. */
export declare function turnRows({ n, H, T, Q }: Pencil, { right }: Active, i: number, from: number, by: Plane): void;
/** A sweep with the shift w, from row `start` of the active block on. */
export declare function singleSweepRef(p: Pencil, active: Active, start: number, w: number): void;
/** A sweep with the pair of shifts that are the eigenvalues of the last two rows, in an active block of at least three rows. */
export declare function doubleSweepRef(p: Pencil, active: Active): void;
