import { type FieldMat, type RealArray } from '../../core/matrix.ts';
import { type JacobiColumns, type Orthogonal } from './jacobi.ref.ts';
export interface GesvjProblem {
    readonly m: number;
    /** At most m. */
    readonly n: number;
    /** Overwritten: by U if `left`. */
    readonly A: FieldMat;
    readonly left: boolean;
    /** n real numbers. */
    readonly SVA: RealArray;
    /** n x n, if it is wanted. */
    readonly V?: FieldMat | undefined;
}
/** A = U S V^H; returns info. Source: LAPACK xGESVJ, without its quasi-cyclic order of pairs. */
export declare function gesvjRef(problem: GesvjProblem): number;
/** Of A that has been scaled, on its columns and V's. */
export declare function iterateRef(problem: GesvjProblem, factor: number, columns: JacobiColumns): number;
/** The columns in order; `unit`: each divided by its norm, if that is not zero. */
export declare function sortColumns(rows: number, n: number, X: FieldMat, { order, norms }: Orthogonal, unit: boolean): void;
/** A is not finite. */
export declare function refuse({ m, n, A, left, SVA, V }: GesvjProblem): number;
