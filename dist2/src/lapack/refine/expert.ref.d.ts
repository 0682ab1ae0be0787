import type { FieldMat, RealArray, Uplo } from '../../core/matrix.ts';
/** 'n' A is factored as it is, 'e' after it has been equilibrated where that is worth while, 'f' its factors are given. */
export type Fact = 'n' | 'e' | 'f';
export interface ExpertProblem {
    readonly fact: Fact;
    readonly n: number;
    readonly nrhs: number;
    readonly A: FieldMat;
    readonly AF: FieldMat;
    readonly B: FieldMat;
    readonly X: FieldMat;
    readonly ferr: RealArray;
    readonly berr: RealArray;
    /** How A is equilibrated, with fact 'f'. */
    readonly equed: number;
}
/** What works on AF, X, ferr and berr. */
export interface ExpertSolver {
    factor(): number;
    /** 1 / (||A|| ||A^-1||) from the norm of A. */
    condition(anorm: number): number;
    solve(): void;
    refine(): void;
}
/** Scale factors, and the ratio of the least to the largest of them. */
interface Scales {
    readonly factors: RealArray;
    readonly ratio: number;
}
/** What depends on the kind of matrix, besides the solver. */
export interface ExpertKind {
    /** The part of A that is given. */
    readonly part: Uplo | 'f';
    /** Scales A, or finds out how it is scaled: diag(before) A diag(after) Y = diag(before) B, X = diag(after) Y. */
    equilibrate(): {
        readonly equed: number;
        readonly before?: Scales | undefined;
        readonly after?: Scales | undefined;
    };
    /** The norm that goes with the condition number. */
    norm(): number;
    /** Max |A| / max |U| of the first columns, where that is asked for. */
    growth?(columns: number): number;
}
export interface ExpertResult {
    readonly equed: number;
    readonly rcond: number;
    readonly rpvgrw: number;
    readonly info: number;
}
/** Source: LAPACK xGESVX, xPOSVX. */
export declare function expertSteps(p: ExpertProblem, kind: ExpertKind, solver: ExpertSolver): ExpertResult;
export {};
