import { type RealArray } from '../../core/matrix.ts';
import { type GesvdProblem, type Sorted } from './gesvd.ref.ts';
import type { VectorJob } from './gesvd.spec.ts';
/** Which of the values, which descend, are wanted: from one on, up to but not including another. */
export type Select = (values: RealArray) => readonly [from: number, to: number];
export interface GesddProblem extends Omit<GesvdProblem, 'jobu' | 'jobvt'> {
    /** Where it is not 'n' U or VT may be left out. */
    readonly jobz: VectorJob;
    /** With jobz 'n' and 's': those that S, U and VT have, in front. Absent: all. */
    readonly select?: Select | undefined;
}
/** The same as a problem of gesvd. */
export declare const asGesvd: (problem: GesddProblem) => GesvdProblem;
/** S := the chosen values in descending order; `sorted`: their columns. */
export declare function chosenValues({ S, select }: GesddProblem, d: Float64Array, factor: number): Sorted;
/** A = U S V^H; returns info. Source: LAPACK xGESDD, without its blocks and without QR first. */
export declare function gesddRef(problem: GesddProblem): number;
/** Of A that has been scaled. */
export declare function gesddScaledRef(problem: GesddProblem, factor: number): number;
