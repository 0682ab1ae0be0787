import { type FieldMat } from '../../core/matrix.ts';
export interface CholqrProblem {
    readonly wantsQ: boolean;
    readonly m: number;
    readonly n: number;
    readonly nrhs: number;
    readonly A: FieldMat;
    readonly R: FieldMat;
    /** Both or neither. */
    readonly B?: FieldMat | undefined;
    readonly C?: FieldMat | undefined;
    readonly fallback: boolean;
}
/** W is m x n, G n x n: workspace. */
export interface CholqrSolver {
    /** W := A */
    copy(): void;
    /** G := W^H W, its upper triangle. */
    gram(): void;
    /** G, where it is now. */
    G(): FieldMat;
    /** G := its Cholesky factor U; returns info. */
    factor(): number;
    /** W := W G^-1 */
    solve(): void;
    /** R := G R, an upper triangle. */
    accumulate(): void;
    /** C := W^H B */
    project(): void;
    /** C := G^-H C */
    correct(): void;
    /** A := W */
    store(): void;
    /** By reflections: W = Q R; A := Q if that is wanted; C := Q^H B, which takes a copy of B. */
    reflect(): void;
}
/** ||G - I||_F of a symmetric or Hermitian matrix whose upper triangle is given. */
export declare function departureRef(n: number, G: FieldMat): number;
/** Returns passes. */
export declare function cholqrSteps(s: CholqrProblem, solver: CholqrSolver): number;
/** R := the upper triangle of G, and zeros below. */
export declare function copyUpper(n: number, G: FieldMat, R: FieldMat): void;
export declare function cholqrRef(s: CholqrProblem): number;
