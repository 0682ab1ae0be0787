import type { Uplo } from '../../src/index.ts';
import { type MatrixView } from './norms.ts';
/** A x = lambda B x, A B x = lambda x, or B A x = lambda x. */
export type ProblemType = 1 | 2 | 3;
/** What a generalized problem is given. */
export interface GeneralGiven {
    readonly itype: ProblemType;
    readonly uplo: Uplo;
    readonly A: MatrixView;
    readonly B: MatrixView;
}
/** The eigenvalues by the reference, in doubles, in ascending order. */
export declare function generalValues({ itype, uplo, A, B }: GeneralGiven): Float64Array;
/**
 * max_j ||A z - w B z||_1 / (n (||A||_1 + |w| ||B||_1) ||z||_1) of type 1, ||A B z - w z||_1 / (n ||A||_1 ||B||_1 ||z||_1) of type 2, with
 * B A of type 3.
 */
export declare function generalError({ itype, uplo, A, B }: GeneralGiven, w: Float64Array, z: MatrixView): number;
/** ||B - L L^H||_1 / (n ||B||_1) of B's factor, or that of U^H U. */
export declare function factorError({ uplo, B }: GeneralGiven, factor: MatrixView): number;
/** Of vectors Z that should have Z^H B Z = I, of type 3 Z^H B^-1 Z = I: how orthogonal L^H Z or L^-1 Z is, with B = L L^H. */
export declare function generalOrthogonality({ itype, uplo, B }: GeneralGiven, z: MatrixView): number;
