import type { FieldMat, RealArray } from '../../core/matrix.ts';
import { type GesddProblem } from './gesdd.ref.ts';
/** Which values: all, those in (vl, vu], or the il-th to the iu-th, counted from 1. */
export type Chosen = {
    readonly range: 'a';
} | {
    readonly range: 'v';
    readonly vl: number;
    readonly vu: number;
} | {
    readonly range: 'i';
    readonly il: number;
    readonly iu: number;
};
export interface GesvdxProblem {
    readonly m: number;
    readonly n: number;
    readonly chosen: Chosen;
    /** Overwritten. */
    readonly A: FieldMat;
    /** As many real numbers as may be chosen. */
    readonly S: RealArray;
    /** m x that, if they are wanted. */
    readonly U?: FieldMat | undefined;
    /** V^H: that x n, if they are wanted. */
    readonly VT?: FieldMat | undefined;
}
export interface Found {
    readonly ns: number;
    readonly info: number;
}
/** The chosen values, which descend: from, up to but not including to. */
export declare function chosenOf(chosen: Chosen, values: RealArray): readonly [from: number, to: number];
/** Source: LAPACK xGESVDX. */
export declare function gesvdxRef(problem: GesvdxProblem): Found;
/** Of A that has been scaled. `solve`: what gesddScaledRef does. */
export declare function gesvdxScaledRef({ m, n, chosen, A, S, U, VT }: GesvdxProblem, factor: number, solve: (problem: GesddProblem, factor: number) => number): Found;
/** A is empty, or not finite. */
export declare function withoutValues({ m, n, S, U, VT }: GesvdxProblem): Found;
