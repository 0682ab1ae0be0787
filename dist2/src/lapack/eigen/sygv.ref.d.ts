import type { FieldMat, Uplo } from '../../core/matrix.ts';
import { type SyevProblem } from './syev.ref.ts';
import { type ProblemType } from './sygst.steps.ts';
/** What is made a standard problem. */
export interface General {
    readonly itype: ProblemType;
    readonly uplo: Uplo;
    readonly n: number;
    /** Is overwritten. */
    readonly A: FieldMat;
    /** Becomes its Cholesky factor. */
    readonly B: FieldMat;
}
export type SygvProblem = SyevProblem & General;
/** Whether the triangles have neither a NaN nor an infinity. */
export declare const areFinite: ({ uplo, n, A, B }: General) => boolean;
/** A := the standard problem's matrix; info: 0, or n + i where the leading minor of order i of B is not positive. */
export declare function standardRef({ itype, uplo, n, A, B }: General): number;
/** Z := the vectors of A and B, m of them. */
export declare function backRef({ itype, uplo, n, B }: General, m: number, Z: FieldMat): void;
/** The eigenvalues, and vectors in place of A; returns info. `solve`: the standard problem's. Source: LAPACK xSYGV, xHEGV. */
export declare function sygvRef(problem: SygvProblem, solve?: (standard: SyevProblem) => number): number;
